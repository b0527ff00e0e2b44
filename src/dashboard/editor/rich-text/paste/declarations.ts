import { styleAttribute } from './inert-html.ts'

const known = [
  'color',
  'direction',
  'display',
  'font-style',
  'font-weight',
  'margin-left',
  'margin-right',
  'mso-element',
  'mso-hide',
  'mso-list',
  'mso-outline-level',
  'mso-special-character',
  'text-decoration',
  'text-decoration-line',
  'text-indent',
  'vertical-align',
  'visibility',
  'white-space',
  'white-space-collapse',
] as const
type Property = (typeof known)[number]
export type Declarations = Partial<Record<Property, string>>
type ClassRules = ReadonlyMap<string, Declarations>

const rule = /([^{}]*)\{([^{}]*)\}/g
const ofOneClass = /^[a-z]*\.([\w-]+)$/i
const sizeOfFont = /[\d.]+(?:px|pt|r?em|%)/
const mostClasses = 8
const wordDefault = 'MsoNormal'
const isKnown = (name: string): name is Property => known.some((property) => property === name)

/** Pages, Excel and Word write colours and weights in the rules of classes, not on the elements. */
export function classRules(page: ParentNode): ClassRules {
  const rules = new Map<string, Declarations>()
  for (const { textContent } of page.querySelectorAll('noframes')) {
    for (const [, selectors = '', body = ''] of (textContent ?? '').matchAll(rule)) {
      for (const selector of selectors.split(',')) {
        const name = ofOneClass.exec(selector.trim())?.[1]
        if (name && name !== wordDefault)
          rules.set(name, { ...rules.get(name), ...declarationsIn(body) })
      }
    }
  }
  return rules
}

/** The security policy keeps the browser from reading the styles of elements, so that we do. */
export function declarationsOf(element: Element, rules: ClassRules): Declarations {
  const classes = rules.size > 0 ? [...element.classList].slice(0, mostClasses) : []
  const own = declarationsIn(element.getAttribute(styleAttribute) ?? '')
  return Object.assign({}, ...classes.map((name) => rules.get(name)), own) as Declarations
}

function declarationsIn(style: string): Declarations {
  const found: Declarations = {}
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .replace('!important', '')
      .trim()
      .toLowerCase()
    if (name === 'font') Object.assign(found, ofFont(value))
    else if (isKnown(name)) found[name] = value
  }
  return found
}

/** The short form sets what it does not name, too. */
function ofFont(value: string): Declarations {
  if (!sizeOfFont.test(value)) return {}
  const beforeSize = value.split(sizeOfFont, 1)[0] ?? ''
  return {
    'font-weight': /\b(?:bold|bolder|[6-9]00)\b/.test(beforeSize) ? 'bold' : 'normal',
    'font-style': /italic|oblique/.test(beforeSize) ? 'italic' : 'normal',
  }
}
