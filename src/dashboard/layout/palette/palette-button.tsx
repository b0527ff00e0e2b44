import { IconSearch } from '@tabler/icons-react'
import { Button } from 'react-aria-components'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { paletteWords } from './words.ts'
import { commandKey, Keys } from './keys.tsx'
import styles from './palette.module.css'

export function PaletteButton({ isSmall, onOpen }: { isSmall: boolean; onOpen: () => void }) {
  const words = useWords(paletteWords)
  const icon = <IconSearch size={isSmall ? 20 : 18} stroke={1.75} aria-hidden="true" />
  if (isSmall) {
    return (
      <IconButton label={words.name} onPress={onOpen}>
        {icon}
      </IconButton>
    )
  }
  return (
    <Button className={styles.open} onPress={onOpen}>
      {icon}
      <span className={styles.prompt}>{words.prompt}</span>
      <Keys keys={[commandKey, 'K']} />
    </Button>
  )
}
