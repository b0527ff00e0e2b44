import { KeyboardHelp } from './keyboard-help.tsx'
import { Palette } from './palette.tsx'
import type { LayerState } from './use-layer.ts'

/** The script of these layers is not needed before one is opened. */
export function Layers(layers: LayerState) {
  return (
    <>
      <Palette {...layers} />
      <KeyboardHelp {...layers} />
    </>
  )
}
