import { useCallback, useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Key in browser storage; a cookie of the same name tells the server, which then renders the right attribute. */
const themeKey = 'vite-ui-theme'
const defaultTheme: Theme = 'light'

function asTheme(value: string | null | undefined): Theme | undefined {
  return themes.find((theme) => theme === value)
}

/** The theme in a Cookie header. */
export function themeFromCookie(header: string | null): Theme {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${themeKey}=`))
  return asTheme(pair?.slice(themeKey.length + 1)) ?? defaultTheme
}

/**
 * Runs in <head> before anything is painted: storage has the last word, because another tab or an older visit may
 * know better than the cookie.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(/^(${themes.join('|')})$/.test(t)&&t!==document.documentElement.dataset.theme){document.documentElement.dataset.theme=t;document.cookie='${themeKey}='+t+';path=/;max-age=31536000;samesite=lax'}}catch(e){}`

const listeners = new Set<() => void>()

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

function onStorage(event: StorageEvent) {
  const theme = event.key === themeKey ? asTheme(event.newValue) : undefined
  if (theme) show(theme)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

function shownTheme(): Theme {
  return asTheme(document.documentElement.dataset.theme) ?? defaultTheme
}

/** The theme in force and how to change it. `rendered` is the one the server rendered with. */
export function useTheme(rendered: Theme = defaultTheme): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, shownTheme, () => rendered)
  const change = useCallback((next: Theme) => {
    try {
      localStorage.setItem(themeKey, next)
    } catch {
      // Storage may be forbidden; the theme then holds for this page and, by the cookie, for the next.
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${themeKey}=${next};path=/;max-age=31536000;samesite=lax`
    show(next)
  }, [])
  return [theme, change]
}
