import type { Page } from '@playwright/test'

export type SentForm = { path: string; fields: Record<string, string> }

/**
 * Returns what was sent since the last call. Chromium hides bodies with files, so the page's own
 * senders are observed; call it before the page opens.
 */
export async function sentForms(page: Page): Promise<() => SentForm[]> {
  const sent: SentForm[] = []
  await page.exposeFunction('noteSentForm', (path: string, fields: Record<string, string>) => {
    sent.push({ path, fields })
  })
  await page.addInitScript(() => {
    const note = (address: string, body: unknown) => {
      if (!(body instanceof FormData)) return
      const { pathname } = new URL(address, location.href)
      const fields: Record<string, string> = {}
      for (const [name, value] of body) {
        const shown = typeof value === 'string' ? value : value.name
        fields[name] = name in fields ? `${fields[name]}, ${shown}` : shown
      }
      void (window as unknown as { noteSentForm: (...form: unknown[]) => void }).noteSentForm(
        pathname.replace('/api/', ''),
        fields,
      )
    }
    const { open, send } = XMLHttpRequest.prototype
    const addresses = new WeakMap<XMLHttpRequest, string>()
    XMLHttpRequest.prototype.open = function opened(method: string, address: string | URL) {
      addresses.set(this, String(address))
      return open.call(this, method, address, true)
    }
    XMLHttpRequest.prototype.send = function posted(body) {
      note(addresses.get(this) ?? '', body)
      return send.call(this, body)
    }
    const { fetch } = window
    window.fetch = (address, init) => {
      note(String(address), init?.body)
      return fetch(address, init)
    }
  })
  return () => sent.splice(0)
}
