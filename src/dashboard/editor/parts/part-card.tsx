import { type Icon, IconChevronDown, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLocale } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { MoveTools } from '../../kit/sorting/move-tools.tsx'
import type { ListedPart } from './part-list.tsx'
import styles from './part-list.module.css'

type PartCardProps = ListedPart & {
  icon: Icon
  remove: string
  isNamed?: boolean
  excerptIn?: (language: LanguageCode) => string
  marks: ReactNode
  children: ReactNode
}

export function PartCard(props: PartCardProps) {
  const { name, index, sorting, isOpen, takesFocus, icon: Icon, isNamed, excerptIn } = props
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) toggle.current?.focus()
  }, [takesFocus])
  return (
    <article className={styles.card} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <MoveTools {...{ name, index, sorting }} />
        <h3>
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={props.onToggle}
          >
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {isNamed ? (
              <bdi className={styles.ownName}>{name}</bdi>
            ) : (
              <span className={styles.name}>{name}</span>
            )}
            {!isOpen && excerptIn && <Excerpt excerptIn={excerptIn} />}
            <IconChevronDown className={styles.chevron} size={18} aria-hidden="true" />
          </button>
        </h3>
        <IconButton isDangerous label={props.remove} onPress={props.onRemove}>
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {props.marks}
      <div id={id} className={styles.form} hidden={!isOpen}>
        {isOpen && props.children}
      </div>
    </article>
  )
}

function Excerpt({ excerptIn }: { excerptIn: (language: LanguageCode) => string }) {
  const { language } = useLocale()
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  const known = codes.find((code) => excerptIn(code) !== '') ?? language
  return (
    <bdi lang={known} className={styles.excerpt}>
      {excerptIn(known)}
    </bdi>
  )
}
