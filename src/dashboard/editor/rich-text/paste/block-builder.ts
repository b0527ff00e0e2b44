import { withOrdinarySpaces } from '../../../../domain/text/no-break-spaces.ts'
import { pictureWidths } from '../../../../domain/media/media.ts'
import { appendMarked } from './marked-text.ts'
import { pictureMark, withoutInvisible } from './plain-text.ts'
import { plainStyle, type TextStyle } from './text-style.ts'
import type { ListItem } from './word-list.ts'

type OpenList = { element: Element; item: ListItem; next: number }
type Container = { element: Element; lists: OpenList[] }

const withoutHeadings = ['LI', 'TD', 'TH']

export class BlockBuilder {
  readonly root = document.implementation.createHTMLDocument().createElement('div')
  #container: Container = { element: this.root, lists: [] }
  #block: Element | null = null
  #texts: Text[] = []
  #breaks = 0

  text(value: string, style: TextStyle): void {
    const lines = withoutInvisible(value)
    if (!style.isPreformatted) return this.#run(lines, style)
    lines.split('\n').forEach((line, index) => {
      if (index > 0) this.lineBreak()
      this.#run(line, style)
    })
  }

  /** Many programs begin a paragraph with two of them. */
  lineBreak(): void {
    if (this.#block) this.#breaks += 1
  }

  closeBlock(): void {
    const block = this.#block
    this.#block = null
    this.#breaks = 0
    if (!block) return
    if (!/\S/.test(block.textContent ?? '')) block.remove()
    else mendSpaces(this.#texts)
    this.#texts = []
  }

  /** Figures stand between blocks. */
  picture(style: TextStyle): void {
    const isAlone = this.#container.element === this.root
    if (isAlone) this.closeBlock()
    this.#append(pictureMark, style)
    if (isAlone) this.closeBlock()
  }

  figure(source: string, image: Element): void {
    const around = image.closest('figure')
    const width = pictureWidths.find((name) => around?.classList.contains(name)) ?? 'text'
    this.closeBlock()
    const figure = this.#created(this.root, 'figure', plainStyle)
    figure.className = width
    this.#created(figure, 'img', plainStyle).setAttribute('src', source)
  }

  block(write: () => void): void {
    this.closeBlock()
    write()
    this.closeBlock()
  }

  within(name: string, style: TextStyle, write: (element: Element) => void): void {
    this.closeBlock()
    this.#container.lists = []
    this.#fill(this.#created(this.#container.element, name, style), write)
  }

  /** Word writes each paragraph of a quote by itself. */
  quote(style: TextStyle, write: () => void): void {
    const last = this.#container.element.lastElementChild
    const isOpen = last?.tagName === 'BLOCKQUOTE'
    if (!isOpen) return this.within('blockquote', style, write)
    this.closeBlock()
    this.#fill(last, write)
  }

  item(item: ListItem, style: TextStyle, write: () => void): void {
    this.closeBlock()
    const list = this.#listFor(item, style)
    list.next += 1
    this.#fill(this.#created(list.element, 'li', style), write)
    if (list.element.hasChildNodes()) return
    list.element.remove()
    this.#container.lists.pop()
  }

  continueItem(write: () => void): boolean {
    const item = this.#container.lists.at(-1)?.element.lastElementChild
    if (!item) return false
    this.closeBlock()
    this.#fill(item, write)
    return true
  }

  #fill(element: Element, write: (element: Element) => void): void {
    const around = this.#container
    this.#container = { element, lists: [] }
    write(element)
    this.closeBlock()
    this.#container = around
    if (!element.hasChildNodes() && !/^T[DH]$/.test(element.tagName)) element.remove()
    else if (element.tagName === 'LI') leadWithText(element)
  }

  #run(text: string, style: TextStyle): void {
    const isBlank = !/\S/.test(text)
    if (isBlank && (!this.#block || this.#breaks > 0)) return
    if (this.#breaks > 1) this.closeBlock()
    if (this.#breaks === 1) {
      this.#block?.append(this.root.ownerDocument.createElement('br'))
      this.#texts.push(this.root.ownerDocument.createTextNode('\n'))
    }
    this.#breaks = 0
    this.#append(text, style)
  }

  #append(text: string, style: TextStyle): void {
    const block = this.#openBlock(style)
    this.#texts.push(appendMarked(block, text, style))
  }

  #openBlock(style: TextStyle): Element {
    if (this.#block) return this.#block
    this.#container.lists = []
    const isPlain = withoutHeadings.includes(this.#container.element.tagName)
    this.#block = this.#created(this.#container.element, isPlain ? 'p' : style.block, style)
    return this.#block
  }

  #listFor(item: ListItem, style: TextStyle): OpenList {
    const { lists, element } = this.#container
    while ((lists.at(-1)?.item.level ?? 0) > item.level) lists.pop()
    const open = lists.at(-1)
    if (open?.item.level === item.level) {
      if (goesOn(open, item)) return open
      lists.pop()
    }
    const around = lists.at(-1)?.element.lastElementChild ?? element
    const created = this.#created(around, item.isOrdered ? 'ol' : 'ul', style)
    const start = item.number ?? 1
    if (item.isOrdered && start !== 1) created.setAttribute('start', String(start))
    const list = { element: created, item, next: start }
    lists.push(list)
    return list
  }

  #created(parent: Element, name: string, { direction }: TextStyle): Element {
    const element = this.root.ownerDocument.createElement(name)
    if (direction) element.setAttribute('dir', direction)
    parent.append(element)
    return element
  }
}

function goesOn({ item: first, next }: OpenList, item: ListItem): boolean {
  if (first.isOrdered !== item.isOrdered) return false
  if (!item.isOrdered) return true
  if (item.number !== null) return item.number === next
  return item.list === first.list && (item.marker === '' || item.marker !== first.marker)
}

/** An item of nothing but a list belongs to the item before it. */
function leadWithText(item: Element): void {
  const isList = /^[UO]L$/.test(item.firstElementChild?.tagName ?? '')
  if (!isList || !item.previousElementSibling) return
  item.previousElementSibling.append(...item.childNodes)
  item.remove()
}

function mendSpaces(texts: Text[]): void {
  let start = 0
  const mended = withOrdinarySpaces(texts.map(({ data }) => data).join(''))
  for (const text of texts) {
    const { length } = text
    text.data = mended.slice(start, start + length)
    start += length
  }
}
