import { useSyncExternalStore } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'theme'
const changed = 'theme-changed'
const darkQuery = '(prefers-color-scheme: dark)'

/** `system` while the server renders. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, storedTheme, () => 'system'), chooseTheme]
}

function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // The choice holds until the page is left where there is no storage.
  }
  show(theme)
  dispatchEvent(new Event(changed))
}

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey)
    return themes.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

function show(theme: Theme): void {
  const system = matchMedia(darkQuery).matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme === 'system' ? system : theme
}

function subscribe(notify: () => void): () => void {
  const follow = () => {
    show(storedTheme())
    notify()
  }
  const device = matchMedia(darkQuery)
  device.addEventListener('change', follow)
  addEventListener('storage', follow)
  addEventListener(changed, notify)
  return () => {
    device.removeEventListener('change', follow)
    removeEventListener('storage', follow)
    removeEventListener(changed, notify)
  }
}
