import { Mark } from '@tiptap/core'
import {
  paletteColour,
  type TextColour as Colour,
  textColours,
} from '../../../domain/rich-text/rich-text.ts'

/**
 * A colour of the palette, shown by class as on the site: the shades are readable in both themes and
 * no style attribute is needed, which the security policy would refuse.
 */
export const TextColour = Mark.create({
  name: 'textColour',

  addAttributes() {
    return { colour: { default: null, rendered: false } }
  },

  parseHTML() {
    return [{ tag: 'span', getAttrs: attributesOf }]
  },

  renderHTML({ mark }) {
    return ['span', { class: classOf(mark.attrs.colour as Colour) }, 0]
  },
})

function classOf(colour: Colour): string {
  return `text-${textColours[colour]}`
}

function attributesOf(element: HTMLElement): { colour: Colour } | false {
  const ours = Object.keys(textColours).find((colour) =>
    element.classList.contains(classOf(colour as Colour)),
  )
  const style = /(?:^|;)\s*color\s*:\s*([^;]+)/i.exec(element.getAttribute('style') ?? '')?.[1]
  const colour = (ours as Colour | undefined) ?? (style && paletteColour(style))
  return colour ? { colour } : false
}
