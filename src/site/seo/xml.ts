const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const lineBreaks = /[\v\f]/g
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

export function xmlText(text: string): string {
  return text
    .replace(lineBreaks, ' ')
    .replace(unwritable, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

export function xmlResponse(type: string, body: string): Response {
  const headers = { 'content-type': `${type}; charset=utf-8` }
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, { headers })
}
