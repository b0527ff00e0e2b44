export type Direction = 'ltr' | 'rtl'

const letter = /\p{L}/u
const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u

/** Digits, punctuation and marks of format have no direction, so the first letter decides. */
export function directionOfText(text: string): Direction | undefined {
  const first = letter.exec(text)?.[0]
  if (first === undefined) return undefined
  return rightToLeftLetter.test(first) ? 'rtl' : 'ltr'
}

export type Surroundings = { direction: Direction; isChosen: boolean }

export type Directions = {
  chosen: Direction | undefined
  own: Direction
  around: Direction
  within: Surroundings
}

/** `text` is that of the first letter of a block. */
export function directionsOf(
  chosen: Direction | undefined,
  text: Direction | undefined,
  around: Surroundings,
): Directions {
  const own = (!around.isChosen && text) || around.direction
  const isChosen = around.isChosen || (chosen !== undefined && chosen !== own)
  return {
    chosen,
    own,
    around: around.direction,
    within: { direction: chosen ?? own, isChosen },
  }
}
