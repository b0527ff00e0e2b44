import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { data } from 'react-router'
import type { CardResponse } from '../../../contract/cards.ts'
import { Button } from '../../../ui/button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { partnerWords } from './words.ts'
import { SectionEditor } from '../../editor/sections/section-editor.tsx'
import { useSectionForm } from '../../editor/sections/use-section-form.ts'
import type { Route } from './+types/partners-page.ts'
import { CardDialog } from './card-dialog.tsx'
import { CardStrip } from './card-strip.tsx'
import { readPartners } from './read-cards.ts'
import { RemoveCardDialog } from './remove-card-dialog.tsx'
import { useCards } from './use-cards.ts'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-problem.tsx'

export async function clientLoader() {
  const read = await readPartners()
  if (!read.ok) throw data(read.message, { status: read.status || 503 })
  return read.value
}

type Opened = { kind: 'add' } | { kind: 'edit' | 'remove'; card: CardResponse }

export default function PartnersPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(partnerWords)
  const { language: chosen } = useLocale()
  const form = useSectionForm('partners', loaderData.section)
  const cards = useCards(loaderData.cards)
  const [language, setLanguage] = useState(chosen)
  const [opened, open] = useState<Opened | null>(null)
  const close = () => open(null)

  function leaveCard() {
    close()
    void cards.reload()
  }

  return (
    <>
      <SectionEditor
        section="partners"
        form={form}
        resetHint={words.resetHint}
        actions={
          <Button
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onPress={() => open({ kind: 'add' })}
          >
            {words.add}
          </Button>
        }
      >
        <CardStrip
          cards={cards}
          language={language}
          onLanguage={setLanguage}
          onAdd={() => open({ kind: 'add' })}
          onEdit={(card) => open({ kind: 'edit', card })}
          onRemove={(card) => open({ kind: 'remove', card })}
        />
      </SectionEditor>
      {opened?.kind === 'add' && <CardDialog card={null} onClose={leaveCard} />}
      {opened?.kind === 'edit' && <CardDialog card={opened.card} onClose={leaveCard} />}
      {opened?.kind === 'remove' && (
        <RemoveCardDialog card={opened.card} language={language} cards={cards} onClose={close} />
      )}
    </>
  )
}
