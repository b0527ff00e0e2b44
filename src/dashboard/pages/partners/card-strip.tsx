import { IconArrowLeft, IconArrowRight, IconPlus } from '@tabler/icons-react'
import { type RefObject, useId, useRef } from 'react'
import { Button as AriaButton, ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import type { CardResponse } from '../../../contract/cards.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { scrollByItems, useDragScroll } from '../../../ui/drag-scroll.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useScrollEnds } from '../../../ui/use-scroll-ends.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { partnerWords } from './words.ts'
import { CountBadge } from '../../app/shell/page-head.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import sortingStyles from '../../kit/sorting/sorting.module.css'
import { useSorting } from '../../kit/sorting/use-sorting.tsx'
import styles from './card-strip.module.css'
import { CardTile } from './card-tile.tsx'
import type { Cards } from './use-cards.ts'

type CardStripProps = {
  cards: Cards
  language: LanguageCode
  onLanguage: (language: LanguageCode) => void
  onAdd: () => void
  onEdit: (card: CardResponse) => void
  onRemove: (card: CardResponse) => void
}

export function CardStrip({ cards, language, onLanguage, ...acts }: CardStripProps) {
  const words = useWords(partnerWords)
  const id = useId()
  const strip = useRef<HTMLUListElement>(null)
  const dragging = useDragScroll()
  const total = cards.cards.length
  const nameOf = (card: CardResponse) => cardName(card, language) ?? words.nameless

  const sorting = useSorting(cards.cards.map(nameOf), cards.move)

  return (
    <section className={styles.cards} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{words.cards}</h2>
        <CountBadge count={total} name={words.count} />
        <LanguageChoice language={language} onLanguage={onLanguage} />
        <Arrows strip={strip} />
      </div>
      {total === 0 && <p className={styles.empty}>{words.empty}</p>}
      <ul className={`${styles.strip} ${sortingStyles.across}`} ref={strip} {...dragging}>
        {cards.cards.map((card, index) => (
          <CardTile
            key={card.id}
            card={card}
            name={nameOf(card)}
            language={language}
            index={index}
            sorting={sorting}
            reload={cards.reload}
            onEdit={() => acts.onEdit(card)}
            onRemove={() => acts.onRemove(card)}
          />
        ))}
        <li className={styles.addTile}>
          <AriaButton onPress={acts.onAdd}>
            <IconPlus size={28} stroke={1.75} aria-hidden="true" />
            {words.add}
          </AriaButton>
        </li>
      </ul>
      {sorting.status}
    </section>
  )
}

function Arrows({ strip }: { strip: RefObject<HTMLUListElement | null> }) {
  const words = useWords(partnerWords)
  const { isAtStart, isAtEnd } = useScrollEnds(strip)
  const scroll = (steps: number) => strip.current && scrollByItems(strip.current, steps)
  return (
    <span className={styles.arrows}>
      <IconButton label={words.previous} aria-disabled={isAtStart} onPress={() => scroll(-1)}>
        <IconArrowLeft className="flip" size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.next} aria-disabled={isAtEnd} onPress={() => scroll(1)}>
        <IconArrowRight className="flip" size={20} aria-hidden="true" />
      </IconButton>
    </span>
  )
}

type LanguageChoiceProps = Pick<CardStripProps, 'language' | 'onLanguage'>

function LanguageChoice({ language, onLanguage }: LanguageChoiceProps) {
  const words = useWords(partnerWords)
  return (
    <ToggleButtonGroup
      className={styles.languages}
      aria-label={words.shownIn}
      disallowEmptySelection
      selectedKeys={[language]}
      onSelectionChange={([chosen]) => onLanguage(String(chosen))}
    >
      {useLanguagesChosenFirst().map(({ code, name }) => (
        <ToggleButton key={code} id={code}>
          <bdi lang={code}>{name}</bdi>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

export function cardName({ texts }: CardResponse, language: LanguageCode): string | undefined {
  const names = [texts[language], ...Object.values(texts)].map((text) => text?.name)
  return names.find(Boolean)
}
