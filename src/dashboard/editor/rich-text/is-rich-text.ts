import { richBlockTexts } from '../../../domain/block.ts'

const richTexts = ['content', ...richBlockTexts]

/** Of a value by its name in the API: `content`, or `body:k3f9a2xb` of a block. */
export function isRichText(field: string): boolean {
  return richTexts.includes(field.split(':')[0] ?? '')
}
