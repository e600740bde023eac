import type { Company } from '~/domain/operations/company'
import { ContactWords } from './legal-page'

export interface ImprintProps {
  company: Company
  contact: string | null
}

/** Who runs the site, as its operator has set it. */
export function Imprint({ company: { name, address, country, register, tax }, contact }: ImprintProps) {
  return (
    <>
      <p>
        {name}
        <br />
        {address}
        <br />
        {country}
      </p>
      {register && <p>{register}</p>}
      <p>
        Write to us: <ContactWords contact={contact} />
      </p>
      {tax && <p>{tax}</p>}
      <p>
        The law of {country} holds for these terms. Rights that the law of your own country gives you as a
        consumer stay as they are.
      </p>
    </>
  )
}
