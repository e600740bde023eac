/** The language of the page, with the order of a date and the first day of the week of where the reader is, or of a region. */
export function pageLocale(of?: string): string {
  const { region = 'GB' } = of ? { region: of } : new Intl.Locale(navigator.language).maximize()
  return `${document.documentElement.lang}-${region}-u-ca-gregory-nu-latn`
}
