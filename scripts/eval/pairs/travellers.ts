import type { TripForm } from '../../../app/domain/request/trip-form'

/** A written traveller: who it is in a few words, and the form as they would send it. */
export interface Traveller {
  id: string
  who: string
  destinationId: string
  form: Partial<TripForm>
}

const form = (startDate: string, endDate: string, rest: Partial<TripForm>): Partial<TripForm> => ({
  startDate,
  endDate,
  budget: 'moderate',
  interests: ['Sightseeing'],
  ...rest,
})

/** Twelve travellers of different towns, parties, budgets, languages and wishes, for plans with and without a model side by side. */
export const travellers: Traveller[] = [
  {
    id: 'rome',
    who: 'A couple in Rome on their tenth anniversary, who have seen the Colosseum',
    destinationId: 'rome',
    form: form('2027-05-14', '2027-05-16', {
      interests: ['Art', 'Food & Dining'],
      travellers: { adults: 2, children: [] },
      additionalInfo:
        'It is our tenth anniversary on the second day, and we would love a special dinner then. We have both seen the Colosseum. Neither of us can stand queues.',
    }),
  },
  {
    id: 'kyoto',
    who: 'A photographer alone in Kyoto, vegetarian, on a small budget',
    destinationId: 'kyoto',
    form: form('2027-11-16', '2027-11-17', {
      budget: 'budget',
      interests: ['Photography', 'Nature & Outdoors'],
      travellers: { adults: 1, children: [] },
      additionalInfo:
        'I take pictures of gardens and of quiet streets, best early in the morning. I am vegetarian.',
    }),
  },
  {
    id: 'london',
    who: 'A family with children of five and nine in London',
    destinationId: 'london',
    form: form('2027-04-06', '2027-04-08', {
      interests: ['Family', 'Museums'],
      travellers: { adults: 2, children: [5, 9] },
      additionalInfo: 'Our son is mad about dinosaurs and our daughter about trains. Early nights, please.',
    }),
  },
  {
    id: 'berlin',
    who: 'Two friends in Berlin who write German',
    destinationId: 'berlin',
    form: form('2027-09-10', '2027-09-11', {
      interests: ['Architecture', 'History'],
      travellers: { adults: 2, children: [] },
      additionalInfo:
        'Wir interessieren uns für die Architektur der Moderne und die Geschichte der Teilung. Keine Clubs, abends lieber in Ruhe essen.',
    }),
  },
  {
    id: 'paris',
    who: 'A honeymoon in Paris, luxury, written in French',
    destinationId: 'paris',
    form: form('2027-06-08', '2027-06-09', {
      budget: 'luxury',
      interests: ['Art', 'Food & Dining'],
      travellers: { adults: 2, children: [] },
      additionalInfo:
        'C’est notre voyage de noces. Nous aimons la peinture impressionniste et la bonne cuisine. Nous avons déjà vu la tour Eiffel.',
    }),
  },
  {
    id: 'lisbon',
    who: 'Two friends in Lisbon who write Italian and want no churches',
    destinationId: 'lisbon',
    form: form('2027-10-01', '2027-10-02', {
      interests: ['Photography', 'Nightlife'],
      travellers: { adults: 2, children: [] },
      additionalInfo: 'Siamo due amici, ci piace camminare e vedere i belvederi. Niente chiese.',
    }),
  },
  {
    id: 'mexico-city',
    who: 'Mother of 74 and daughter in Mexico City, written in Spanish',
    destinationId: 'mexico-city',
    form: form('2027-02-09', '2027-02-11', {
      interests: ['Art', 'Shopping'],
      travellers: { adults: 2, children: [] },
      additionalInfo:
        'Viajo con mi madre de 74 años, que camina poco. Le encantan los mercados y Frida Kahlo.',
    }),
  },
  {
    id: 'new-york',
    who: 'Four friends in New York for the first time',
    destinationId: 'new-york',
    form: form('2027-05-20', '2027-05-22', {
      interests: ['Sightseeing', 'Nightlife', 'Food & Dining'],
      travellers: { adults: 4, children: [] },
      additionalInfo:
        'First time for all four of us. One night out with jazz. We are happy to skip museums, except MoMA.',
    }),
  },
  {
    id: 'istanbul',
    who: 'Somebody in Istanbul for Byzantine history, at a relaxed pace',
    destinationId: 'istanbul',
    form: form('2027-04-20', '2027-04-21', {
      interests: ['History', 'Architecture'],
      travellers: { adults: 1, children: [] },
      additionalInfo:
        'Byzantine history above all, mosaics most of all. I get tired after lunch, so keep it slow.',
    }),
  },
  {
    id: 'singapore',
    who: 'A couple in Singapore who eat halal, on a small budget',
    destinationId: 'singapore',
    form: form('2027-07-05', '2027-07-06', {
      budget: 'budget',
      interests: ['Food & Dining', 'Nature & Outdoors'],
      travellers: { adults: 2, children: [] },
      additionalInfo: 'Hawker centres! We eat halal food only. One evening in a garden would be lovely.',
    }),
  },
  {
    id: 'copenhagen',
    who: 'A wheelchair user in Copenhagen for design',
    destinationId: 'copenhagen',
    form: form('2027-08-17', '2027-08-18', {
      interests: ['Architecture', 'Art'],
      travellers: { adults: 2, children: [] },
      additionalInfo: 'I use a wheelchair. Danish design, and being by the water.',
    }),
  },
  {
    id: 'queenstown',
    who: 'A couple in Queenstown who want different things',
    destinationId: 'queenstown',
    form: form('2027-02-15', '2027-02-16', {
      interests: ['Adventure', 'Nature & Outdoors'],
      travellers: { adults: 2, children: [] },
      additionalInfo:
        'I want something with adrenaline. My wife would rather have a slow afternoon with wine and a view.',
    }),
  },
]
