/** What a browser can be asked for by the protocols of the W3C; `scripts/browsers/firefox.ts` and `webkit.ts` speak them. */
export interface Driver {
  name: string
  /** Opens an address and waits until the page is loaded. */
  open(url: string): Promise<void>
  /** Runs the text of a function in the page; its answer must be data. Fails where the function throws. */
  run(script: string, ...args: unknown[]): Promise<unknown>
  /** Does what a finger or a mouse does, in the form of the WebDriver standard. */
  act(source: InputSource): Promise<void>
  /** Writes into what has the focus. */
  write(text: string): Promise<void>
  /** Forgets every cookie. */
  forget(): Promise<void>
  /** The visible part of the page as a PNG, base64. */
  picture(): Promise<string>
  close(): Promise<void>
}

/** https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  type: 'pointer'
  id: string
  parameters: { pointerType: 'mouse' | 'touch' }
  actions: InputAction[]
}

export type InputAction =
  | { type: 'pointerMove'; x: number; y: number; duration?: number; origin?: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'pause'; duration: number }

/** The size of the window of each browser, pixels. */
export const windowSize = { width: 1280, height: 900 }
