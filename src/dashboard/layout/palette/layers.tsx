import { KeyboardHelp } from './keyboard-help.tsx'
import { Palette } from './palette.tsx'
import type { LayerState } from './use-layer.ts'

/** What the shell opens above a page; its script is not needed before. */
export function Layers(layers: LayerState) {
  return (
    <>
      <Palette {...layers} />
      <KeyboardHelp {...layers} />
    </>
  )
}
