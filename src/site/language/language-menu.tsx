import { LinkIcon } from '../../ui/link-icon.tsx'
import type { MouseEvent } from 'react'
import { filled } from '../../domain/site-words/product-words.ts'
import { PopoverButton } from '../layout/popover-button.tsx'
import { useSite } from '../site.ts'
import { LanguageLinks } from './language-links.tsx'
import styles from './language.module.css'

export function LanguageMenu() {
  const { language, languages, words } = useSite()
  const name = languages.find(({ code }) => code === language)?.name ?? language
  return (
    <PopoverButton
      label={filled(words.language_now, { name })}
      button={
        <>
          <LinkIcon name="world" size={18} />
          <bdi lang={language}>{name}</bdi>
          <LinkIcon name="down" size={16} />
        </>
      }
    >
      <LanguageLinks className={styles.links} isMenu onChosen={closePopover} />
    </PopoverButton>
  )
}

function closePopover(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
