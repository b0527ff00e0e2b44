import type { Locator } from '@playwright/test'

export type Copied = {
  html?: string
  text?: string
  file?: { name: string; type: string; base64: string }
}

export type CopiedText = Copied & { name: string; written: string }

export function paste(place: Locator, copied: Copied): Promise<void> {
  return place.evaluate((element, { html, text, file }) => {
    const clipboardData = new DataTransfer()
    if (html !== undefined) clipboardData.setData('text/html', html)
    if (text !== undefined) clipboardData.setData('text/plain', text)
    if (file) {
      const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0))
      clipboardData.items.add(new File([bytes], file.name, { type: file.type }))
    }
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    element.dispatchEvent(event)
  }, copied)
}

export function writtenIn(place: Locator): Promise<string> {
  return place.evaluate((element) => {
    const copy = element.cloneNode(true) as Element
    copy.querySelectorAll('.ProseMirror-trailingBreak').forEach((hint) => hint.remove())
    const stored = ['href', 'start', 'colspan', 'rowspan', 'src', 'scope']
    for (const written of copy.querySelectorAll('*'))
      for (const name of written.getAttributeNames())
        if (!stored.includes(name) && !/^text-\w+$/.test(written.getAttribute(name) ?? ''))
          written.removeAttribute(name)
    for (const first of copy.querySelectorAll(':is(li, td, th) > p:first-child'))
      first.replaceWith(...first.childNodes)
    return copy.innerHTML.replace(/ (?:col|row)span="1"/g, '').replaceAll('&nbsp;', '~')
  })
}
