import { KeyboardHelp } from './keyboard-help.tsx'
import { Palette } from './palette.tsx'
import type { LayerState } from './use-layer.ts'

export function Layers(layers: LayerState) {
  return (
    <>
      <Palette {...layers} />
      <KeyboardHelp {...layers} />
    </>
  )
}
