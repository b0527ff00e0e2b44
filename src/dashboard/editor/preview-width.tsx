import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { useWords } from '../app/locale/locale.tsx'
import { documentWords } from './document/words.ts'
import styles from './preview-width.module.css'

export type PreviewWidth = 'phone' | 'desk'

type PreviewWidthChoiceProps = { width: PreviewWidth; onChoose: (width: PreviewWidth) => void }

/** As wide as what a preview shows what visitors see. */
export function PreviewWidthChoice({ width, onChoose }: PreviewWidthChoiceProps) {
  const words = useWords(documentWords)
  return (
    <ToggleButtonGroup
      className={styles.widths}
      aria-label={words.preview.width}
      disallowEmptySelection
      selectedKeys={[width]}
      onSelectionChange={([chosen]) => onChoose(chosen as PreviewWidth)}
    >
      <ToggleButton id="phone">{words.preview.phone}</ToggleButton>
      <ToggleButton id="desk">{words.preview.desk}</ToggleButton>
    </ToggleButtonGroup>
  )
}
