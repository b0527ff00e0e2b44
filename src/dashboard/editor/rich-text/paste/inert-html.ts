export const styleAttribute = 'data-copied-style'

const openingTag = /<[a-z]/gi
const partOfTag = /=\s*(?:"[^"]*"|'[^']*')|([\s"'/])(style|on[a-z]+)(?=\s*=)|>/gi
const names = /<(\/?)(?:(style)|base|meta)(?=[\s/>])/gi

/**
 * The same page without what the security policy complains of although nothing of it would be applied: styles,
 * handlers, and what speaks of the whole page. Style sheets stay as text.
 */
export function inertHtml(html: string): string {
  const source = html.replace(names, (_whole, slash: string, style?: string) =>
    style ? `<${slash}noframes` : `<${slash}wbr`,
  )
  let [result, done] = ['', 0]
  openingTag.lastIndex = 0
  while (openingTag.exec(source)) {
    partOfTag.lastIndex = openingTag.lastIndex
    let part = partOfTag.exec(source)
    while (part && part[0] !== '>') {
      const [whole, before = '', name] = part
      if (name) {
        const renamed = name.toLowerCase() === 'style' ? styleAttribute : 'data-handler'
        result += `${source.slice(done, part.index)}${before}${renamed}`
        done = part.index + whole.length
      }
      part = partOfTag.exec(source)
    }
    if (!part) break
    openingTag.lastIndex = partOfTag.lastIndex
  }
  return result + source.slice(done)
}
