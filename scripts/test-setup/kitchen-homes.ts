// Plans are made with the homes of kitchens that the build writes into a file.
import { allKitchenHomes } from '../../app/domain/catalogue/all-kitchen-homes'
import { provideKitchenHomes } from '../../app/domain/catalogue/kitchen-homes'

provideKitchenHomes(allKitchenHomes)
