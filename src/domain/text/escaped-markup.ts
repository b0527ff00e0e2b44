const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const signs = Object.fromEntries(Object.entries(entities).map(([sign, entity]) => [entity, sign]))

export function escapedMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

export function unescapedMarkup(markup: string): string {
  return markup.replace(/&(?:amp|lt|gt|quot);/g, (entity) => signs[entity] ?? entity)
}
