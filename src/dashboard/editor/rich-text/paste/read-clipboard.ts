import { parsedHtml } from '../parsed-html.ts'
import { BlockBuilder } from './block-builder.ts'
import { classRules, type Declarations, declarationsOf } from './declarations.ts'
import { drawnAround } from './drawn-around.ts'
import { inertHtml, styleAttribute } from './inert-html.ts'
import { isLeftOut } from './left-out.ts'
import { foundPicture } from './pasted-pictures.ts'
import { inheritedStyle, plainStyle, type TextStyle } from './text-style.ts'
import { cellName, copySpans, isLayout } from './pasted-tables.ts'
import { takeListItem } from './word-list.ts'

export type ReadClipboard = {
  blocks: Element
  pictures: File[]
  leftOut: number
}

/** The editor itself writes these elements, and nothing else. */
const foreign = `:not(wbr, p, h2, h3, ul, ol, li, blockquote, table, tbody, tr, td, th, strong, em, u, s, a, span, br, figure, img, figcaption), [${styleAttribute}], img:not([src^="/media/"])`
const blockNames = new Set(
  'P H1 H2 H3 H4 H5 H6 DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV DL DT DD CENTER FIGURE FIGCAPTION FORM FIELDSET LEGEND ADDRESS DETAILS SUMMARY PRE HR CAPTION TABLE THEAD TBODY TFOOT TR TD TH HGROUP'.split(
    ' ',
  ),
)
const quotes = /^Mso(?:Intense)?Quote/
const indented = /\bql-indent-(\d)/
const blockDisplay = /^(?:block|flex|grid|table|list-item|flow-root)/

/**
 * A copied text is written anew in the elements that the editor knows: as paragraphs of lists in
 * Word, styles in Docs and classes in Excel it would be lost. Returns null for what the editor
 * wrote.
 */
export function readClipboard(html: string): ReadClipboard | null {
  const page = parsedHtml(inertHtml(html))
  const isOwn = page.body.querySelector('[data-pm-slice]') && !page.body.querySelector(foreign)
  if (isOwn) return null
  renameClasses(page)
  return new ClipboardReader(page).read()
}

/** Gmail writes a number before each class of other programs. */
function renameClasses(page: Document): void {
  for (const element of page.querySelectorAll('[class*="m_"]')) {
    const written = element.getAttribute('class') ?? ''
    element.setAttribute('class', written.replace(/(^|\s)m_-?\d+/g, '$1'))
  }
}

class ClipboardReader {
  readonly #page: Document
  readonly #rules: ReturnType<typeof classRules>
  readonly #builder = new BlockBuilder()
  readonly #pictures: File[] = []
  #leftOut = 0
  #depth = 0

  constructor(page: Document) {
    this.#page = page
    this.#rules = classRules(page)
  }

  read(): ReadClipboard {
    this.#element(this.#page.body, plainStyle)
    this.#builder.closeBlock()
    return { blocks: this.#builder.root, pictures: this.#pictures, leftOut: this.#leftOut }
  }

  #children(parent: Node, style: TextStyle): void {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === Node.TEXT_NODE) this.#builder.text(child.nodeValue ?? '', style)
      else if (child.nodeType === Node.ELEMENT_NODE) this.#element(child as Element, style)
    }
  }

  #element(element: Element, around: TextStyle): void {
    const declared = declarationsOf(element, this.#rules)
    if (isLeftOut(element, declared)) return
    const style = inheritedStyle(around, element, declared)
    const name = element.tagName
    if (name === 'BR') this.#builder.lineBreak()
    else if (name === 'IMG') this.#picture(element, style)
    else if (name === 'LI') this.#item(element, style)
    else if (name === 'UL' || name === 'OL' || name === 'MENU') this.#list(element, style)
    else if (element instanceof HTMLTableElement && !isLayout(element)) this.#table(element, style)
    else if (name === 'BLOCKQUOTE')
      this.#builder.within('blockquote', style, () => this.#children(element, style))
    else if (isBlock(name, declared)) this.#block(element, style, declared)
    else this.#inline(element, style)
  }

  #inline(element: Element, style: TextStyle): void {
    const [before, after] = drawnAround(element)
    if (before) this.#builder.text(before, style)
    this.#children(element, style)
    if (after) this.#builder.text(after, style)
  }

  #block(element: Element, style: TextStyle, declared: Declarations): void {
    const write = () => this.#children(element, style)
    if (style.block === 'p' && quotes.test(element.className))
      return this.#builder.quote(style, write)
    const item = style.block === 'p' ? takeListItem(element, declared) : null
    if (item === 'continued' && this.#builder.continueItem(write)) return
    if (item && item !== 'continued') this.#builder.item(item, style, write)
    else this.#builder.block(write)
  }

  #list(list: Element, style: TextStyle): void {
    this.#builder.closeBlock()
    this.#depth += 1
    this.#children(list, style)
    this.#depth -= 1
  }

  #item(item: Element, style: TextStyle): void {
    const kind = item.getAttribute('data-list')
    const isOrdered = kind ? kind === 'ordered' : item.parentElement?.tagName === 'OL'
    const depth = this.#depth
    this.#depth = 0
    this.#builder.item(
      {
        level: levelOf(item) ?? Math.max(1, depth),
        isOrdered,
        number: isOrdered ? numberOf(item) : null,
        marker: '',
        list: '',
      },
      style,
      () => this.#children(item, style),
    )
    this.#depth = depth
  }

  #table(table: HTMLTableElement, style: TextStyle): void {
    const { caption } = table
    if (caption) this.#element(caption, style)
    this.#builder.within('table', style, () => {
      for (const section of [table.tHead, ...table.tBodies, table.tFoot])
        if (section) this.#styled(section, style, (inSection) => this.#rows(section, inSection))
    })
  }

  #rows(section: HTMLTableSectionElement, style: TextStyle): void {
    for (const row of section.rows)
      this.#styled(row, style, (inRow) =>
        this.#builder.within('tr', plainStyle, () => this.#cells(row, inRow)),
      )
  }

  #cells(row: HTMLTableRowElement, style: TextStyle): void {
    for (const cell of row.cells)
      this.#styled(cell, style, (inCell) =>
        this.#builder.within(cellName(cell), inCell, (written) => {
          copySpans(cell, written)
          this.#children(cell, inCell)
        }),
      )
  }

  #styled(element: Element, around: TextStyle, write: (style: TextStyle) => void): void {
    const declared = declarationsOf(element, this.#rules)
    if (!isLeftOut(element, declared)) write(inheritedStyle(around, element, declared))
  }

  #picture(image: Element, style: TextStyle): void {
    const picture = foundPicture(image, this.#pictures.length)
    if (picture.kind === 'emoji') this.#builder.text(picture.text, style)
    else if (picture.kind === 'library') this.#builder.figure(picture.source, image)
    else if (picture.kind === 'elsewhere') this.#leftOut += 1
    else if (picture.kind === 'file') {
      this.#pictures.push(picture.file)
      this.#builder.picture(style)
    }
  }
}

function isBlock(name: string, { display = '' }: Declarations): boolean {
  return display !== 'inline' && (blockNames.has(name) || blockDisplay.test(display))
}

/** Word and Slack write lists side by side whose items say how deep they are, Slack from 0. */
function levelOf(item: Element): number | null {
  const level = item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level')
  if (/^[1-9]$/.test(level ?? '')) return Number(level)
  const indent = item.getAttribute('data-stringify-indent') ?? indented.exec(item.className)?.[1]
  return /^[0-8]$/.test(indent ?? '') ? Number(indent) + 1 : null
}

function numberOf(item: Element): number | null {
  const isFirst = item.previousElementSibling === null
  const start = isFirst ? (item.parentElement?.getAttribute('start') ?? '1') : null
  const value = item.getAttribute('value') ?? start
  return value !== null && /^\d{1,4}$/.test(value) ? Number(value) : null
}
