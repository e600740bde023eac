import { createContext, useContext } from 'react'
import { plainUnits, type Units } from '~/domain/units'

/** The reader's clock and distances; the server and the browser render with the same. */
export const UnitsContext = createContext<Units>(plainUnits)

export const useUnits = () => useContext(UnitsContext)
