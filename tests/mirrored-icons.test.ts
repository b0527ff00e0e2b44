import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const withDirection =
  /^<(Icon(Arrow(Left|Right|Back|Forward|UpRight)|Chevron[LR]|Logout|External)|LinkIcon [^>]*name="(arrow|back|external))/

const icons = globSync('src/**/*.tsx').flatMap((file) =>
  (readFileSync(file, 'utf8').match(/<(?:Link)?Icon[^>]*>/g) ?? []).map(
    (icon) => `${file}: ${icon}`,
  ),
)

test('R-03 every icon with a direction is mirrored, on pages that no browser test opens, too', () => {
  const sideways = icons.filter((icon) => withDirection.test(icon.slice(icon.indexOf('<'))))
  expect(sideways.length).toBeGreaterThan(20)
  expect(sideways.filter((icon) => !/className=["{`]+flip\b/.test(icon))).toEqual([])
})

test('R-03 digits and letters in icons stay legible', () => {
  const written = icons.filter((icon) => /ListNumbers|list-numbers|letter|bold/i.test(icon))
  expect(written.length).toBeGreaterThan(0)
  expect(written.filter((icon) => /\bflip\b/.test(icon))).toEqual([])
})
