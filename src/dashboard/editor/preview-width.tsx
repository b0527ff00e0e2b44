import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { useInterface } from '../app/locale/interface.tsx'
import styles from './preview-width.module.css'

export type PreviewWidth = 'phone' | 'desk'

type PreviewWidthChoiceProps = { width: PreviewWidth; onChoose: (width: PreviewWidth) => void }

/** As wide as what a preview shows what visitors see. */
export function PreviewWidthChoice({ width, onChoose }: PreviewWidthChoiceProps) {
  const { words } = useInterface()
  return (
    <ToggleButtonGroup
      className={styles.widths}
      aria-label={words.articles.preview.width}
      disallowEmptySelection
      selectedKeys={[width]}
      onSelectionChange={([chosen]) => onChoose(chosen as PreviewWidth)}
    >
      <ToggleButton id="phone">{words.articles.preview.phone}</ToggleButton>
      <ToggleButton id="desk">{words.articles.preview.desk}</ToggleButton>
    </ToggleButtonGroup>
  )
}
