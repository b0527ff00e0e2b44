import { Dialog } from 'react-aria-components'
import { galleryLimits, type ItemTitles } from '../../../domain/gallery/gallery.ts'
import { directionOf, type LanguageCode } from '../../../domain/languages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { galleryWords } from './words.ts'
import { fieldWords } from '../languages/words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import styles from './gallery-editor.module.css'

type TitlesPopoverProps = {
  name: string
  titles: ItemTitles
  onTitle: (language: LanguageCode, title: string) => void
}

export function TitlesPopover({ name, titles, onTitle }: TitlesPopoverProps) {
  const words = useWords(galleryWords)
  const field = useWords(fieldWords)
  const common = useWords(commonWords)
  const { nameOf } = useLocale()
  const languages = useLanguagesChosenFirst()
  return (
    <Popover placement="bottom">
      <Dialog className={styles.videoDialog} aria-label={words.titlesOf(name)}>
        {({ close }) => (
          <div className={styles.videoForm}>
            <p className={styles.hint}>{words.titlesHint}</p>
            {languages.map(({ code }) => (
              <TextField
                key={code}
                label={field.nameIn(words.itemTitle, nameOf(code))}
                lang={code}
                dir={directionOf(code)}
                maxLength={galleryLimits.title}
                value={titles[code] ?? ''}
                onChange={(title) => onTitle(code, title)}
              />
            ))}
            <Button look="primary" onPress={close}>
              {common.actions.close}
            </Button>
          </div>
        )}
      </Dialog>
    </Popover>
  )
}
