import { IconHistory, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { CardResponse } from '../../../contract/cards.ts'
import { completenessOf } from '../../../domain/articles/article.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { smallestAddress } from '../../../domain/media/media.ts'
import { blankCardText, cardFields } from '../../../domain/partners/partner-card.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { cardsApi } from '../../../api/client/cards-api.ts'
import { client } from '../../app/client.ts'
import { StateBadges } from '../../editor/languages/state-badge.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { kitWords } from '../../kit/words.ts'
import { partnerWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { HistoryPanel } from '../../editor/document/history-panel.tsx'
import { CardPreview } from './card-preview.tsx'
import styles from './card-strip.module.css'
import { DragHandle, MoveButtons } from '../../kit/sorting/move-tools.tsx'
import type { Sorting } from '../../kit/sorting/use-sorting.tsx'
import type { Cards } from './use-cards.ts'

type CardTileProps = {
  card: CardResponse
  name: string
  language: LanguageCode
  index: number
  sorting: Sorting
  reload: Cards['reload']
  onEdit: () => void
  onRemove: () => void
}

export function CardTile({
  card,
  name,
  language,
  index,
  sorting,
  reload,
  ...props
}: CardTileProps) {
  const words = useWords(partnerWords)
  const common = useWords(commonWords)
  const kit = useWords(kitWords)
  const { nameOf } = useLocale()
  const history = useMemo(() => client(cardsApi).history(card.id), [card.id])
  const text = card.texts[language] ?? blankCardText
  return (
    <li className={styles.tile} {...sorting.rowOf(index)}>
      {text.name ? (
        <CardPreview
          text={text}
          language={language}
          logo={card.logo_picture && <img src={smallestAddress(card.logo_picture)} alt="" />}
        />
      ) : (
        <div className={styles.missing}>
          <p>
            <bdi>{name}</bdi>
          </p>
          <p>{words.missingIn(nameOf(language))}</p>
        </div>
      )}
      <Completeness card={card} />
      <div className={styles.tools}>
        <Button aria-label={kit.editNamed(name)} onPress={props.onEdit}>
          {common.actions.edit}
        </Button>
        <DragHandle {...{ name, index, sorting }} />
        <MoveButtons isAcross {...{ name, index, sorting }} />
        <HistoryPanel
          history={history}
          trigger={
            <IconButton label={words.historyOf(name)}>
              <IconHistory size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
          }
          onRestored={reload}
        />
        <IconButton isDangerous label={kit.deleteNamed(name)} onPress={props.onRemove}>
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

function Completeness({ card }: { card: CardResponse }) {
  return (
    <div className={styles.badges}>
      <StateBadges
        stateIn={(code) => completenessOf(cardFields.map((field) => card.texts[code]?.[field]))}
      />
    </div>
  )
}
