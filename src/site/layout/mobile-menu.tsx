import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LinkIcon } from '../../ui/link-icon.tsx'
import { filled } from '../../domain/site-words/product-words.ts'
import { LanguageLinks } from '../language/language-links.tsx'
import { useSite } from '../site.ts'
import { MainLinks } from './main-links.tsx'
import { UnfoldingGroup } from './menu-groups.tsx'
import styles from './mobile-menu.module.css'
import { ThemeChoice } from '../../ui/theme-choice.tsx'

type OpenModal = 'menu' | 'language' | null

/** The two are never open at once (HDR-4). */
export function MobileMenu() {
  const { language, languages, words } = useSite()
  const [open, setOpen] = useState<OpenModal>(null)
  const { opener, languageButton } = useFocusOnReturn(open)
  const name = languages.find(({ code }) => code === language)?.name ?? language
  const closeAll = () => setOpen(null)
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        ref={opener}
        aria-label={words.frame_menu}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      >
        <LinkIcon name="menu" />
      </button>
      <Modal
        label={words.frame_menu}
        closeLabel={words.frame_close}
        isOpen={open === 'menu'}
        onDismiss={closeAll}
      >
        <nav aria-label={words.frame_navigation}>
          <MainLinks className={styles.links} onFollow={closeAll} Group={UnfoldingGroup} />
        </nav>
        <div className={styles.choices}>
          <button
            type="button"
            className={styles.language}
            ref={languageButton}
            aria-label={filled(words.language_now, { name })}
            aria-haspopup="dialog"
            onClick={() => setOpen('language')}
          >
            <LinkIcon name="world" size={18} />
            <bdi lang={language}>{name}</bdi>
          </button>
          <SiteThemeChoice />
        </div>
      </Modal>
      <Modal
        label={words.language_label}
        closeLabel={words.language_back}
        isOpen={open === 'language'}
        onDismiss={() => setOpen('menu')}
      >
        <LanguageLinks className={styles.links} isMenu onChosen={closeAll} />
      </Modal>
    </>
  )
}

function useFocusOnReturn(open: OpenModal) {
  const opener = useRef<HTMLButtonElement>(null)
  const languageButton = useRef<HTMLButtonElement>(null)
  const before = useRef(open)
  useEffect(() => {
    if (before.current === 'language' && open === 'menu') languageButton.current?.focus()
    if (before.current !== null && open === null) opener.current?.focus()
    before.current = open
  }, [open])
  return { opener, languageButton }
}

type ModalProps = {
  label: string
  closeLabel: string
  isOpen: boolean
  onDismiss: () => void
  children: ReactNode
}

/** Its content comes when it is first opened, which takes scripts: pages carry no second menu. */
function Modal({ label, closeLabel, isOpen, onDismiss, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [hasOpened, setOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setOpened(true)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-label={label}
      onClose={() => isOpen && onDismiss()}
      closedby="any"
    >
      {hasOpened && (
        <div className={styles.content}>
          {children}
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={onDismiss}
          >
            <LinkIcon name="close" />
          </button>
        </div>
      )}
    </dialog>
  )
}

export function SiteThemeChoice() {
  const { words } = useSite()
  const { theme_label: label, theme_system: system, theme_light: light, theme_dark: dark } = words
  return <ThemeChoice words={{ label, system, light, dark }} />
}
