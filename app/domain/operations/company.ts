/** Who runs a site. The address is one line. */
export interface Company {
  name: string
  address: string
  country: string
  /** Register and number. */
  register: string | null
  /** A tax number, or what is to be said of tax. */
  tax: string | null
}

/** Who runs the site in lines, as a letterhead has it. */
export const companyLines = ({ name, address, country, register, tax }: Company): string[] => [
  `${name}, ${address}, ${country}`,
  ...[register, tax].filter((line) => line !== null),
]
