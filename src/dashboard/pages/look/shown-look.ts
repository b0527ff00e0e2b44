import { useState } from 'react'
import { colourIn } from '../../../domain/look/colour.ts'
import {
  type Look,
  lookOf,
  lookSettings,
  ownLook,
  standardLook,
} from '../../../domain/look/look.ts'
import { isSame } from '../../../domain/documents/revision.ts'
import type { SectionValues } from '../../editor/sections/section-values.ts'

export function settingOf<Setting extends keyof Look>(
  setting: Setting,
  value: Look[Setting],
): Look[Setting] | null {
  return value === standardLook[setting] ? null : value
}

export function isColour(setting: 'brand' | 'accent', value: string | null | undefined): boolean {
  if (value === '') return setting === 'accent'
  return value === null || value === undefined || colourIn(value) !== undefined
}

/** A colour that is still being typed counts as it was before. */
export function useShownLook(values: SectionValues): Look {
  const [shown, setShown] = useState(() => lookIn(values, standardLook))
  const next = lookIn(values, shown)
  if (isSame(next, shown)) return shown
  setShown(next)
  return next
}

function lookIn(values: SectionValues, shown: Look): Look {
  const chosen = Object.fromEntries(lookSettings.map((name) => [name, values[name]]))
  for (const name of ['brand', 'accent'] as const) {
    if (!isColour(name, values[name])) chosen[name] = shown[name]
    else if (values[name] === '') chosen[name] = null
  }
  return lookOf(ownLook(chosen))
}
