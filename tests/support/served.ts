import type { Page } from '@playwright/test'

export type Part = { name: string; text: string; attributes: Record<string, string> }

/** The browser reads the address without opening it, which costs far more. */
export async function served(page: Page, path: string) {
  const answer = await page.request.get(path)
  const text = await answer.text()
  const type = /xml/.test(answer.headers()['content-type'] ?? '') ? 'application/xml' : 'text/html'
  return {
    answer,
    text,
    parts: (selector: string) => page.evaluate(partsOf, [text, type, selector] as const),
  }
}

/** Runs in the page. */
function partsOf([text, type, selector]: readonly [
  string,
  DOMParserSupportedType,
  string,
]): Part[] {
  const document = new DOMParser().parseFromString(text, type)
  if (document.querySelector('parsererror')) throw new Error('it is not XML')
  return [...document.querySelectorAll(selector)].map((part) => ({
    name: part.tagName,
    text: (part.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    attributes: Object.fromEntries([...part.attributes].map((one) => [one.name, one.value])),
  }))
}
