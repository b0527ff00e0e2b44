import { Dialog } from 'react-aria-components'
import { galleryLimits, type ItemTitles } from '../../../domain/gallery.ts'
import { directionOf, type LanguageCode } from '../../../domain/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import styles from './gallery-editor.module.css'

type TitlesPopoverProps = {
  name: string
  titles: ItemTitles
  onTitle: (language: LanguageCode, title: string) => void
}

/** What an item shows, in every language; inside a `DialogTrigger`. */
export function TitlesPopover({ name, titles, onTitle }: TitlesPopoverProps) {
  const { words, nameOf } = useInterface()
  const languages = useLanguagesChosenFirst()
  return (
    <Popover placement="bottom">
      <Dialog className={styles.videoDialog} aria-label={words.gallery.titlesOf(name)}>
        {({ close }) => (
          <div className={styles.videoForm}>
            <p className={styles.hint}>{words.gallery.titlesHint}</p>
            {languages.map(({ code }) => (
              <TextField
                key={code}
                label={words.form.nameIn(words.gallery.itemTitle, nameOf(code))}
                lang={code}
                dir={directionOf(code)}
                maxLength={galleryLimits.title}
                value={titles[code] ?? ''}
                onChange={(title) => onTitle(code, title)}
              />
            ))}
            <Button look="primary" onPress={close}>
              {words.actions.close}
            </Button>
          </div>
        )}
      </Dialog>
    </Popover>
  )
}
