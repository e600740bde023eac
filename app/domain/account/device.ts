/** What a person calls the device: a browser and a system, as their makers call them; null where they are not known. */
export interface Device {
  browser: string | null
  system: string | null
}

type Known = [mark: Pick<RegExp, 'test'>, name: string]

// The first that fits counts: many browsers name others as well, Chrome and Safari above all.
const browsers: Known[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [{ test: (text) => /\bVersion\/\d/.test(text) && /\bSafari\//.test(text) }, 'Safari'],
]
const systems: Known[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Most characters of a `User-Agent` that are looked at. */
const longest = 500

/** Reads a `User-Agent`. Nothing else of it is kept: no version, no model. */
export function deviceOf(userAgent: string | null): Device {
  const text = (userAgent ?? '').slice(0, longest)
  const first = (known: Known[]) => known.find(([mark]) => mark.test(text))?.[1] ?? null
  return { browser: first(browsers), system: first(systems) }
}
