import { Link } from 'react-router'
import { Switch } from '../../../ui/switch.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { contactWords } from './words.ts'
import { shellWords } from '../../app/shell/words.ts'
import styles from './place-card.module.css'

type OfferCardProps = {
  isOffered: boolean
  isUnsaved: boolean
  onChange: (isOffered: boolean) => void
}

export function OfferCard({ isOffered, isUnsaved, onChange }: OfferCardProps) {
  const words = useWords(contactWords)
  const shell = useWords(shellWords)
  const { title, offer, inbox } = words.form
  return (
    <SideCard title={title} isUnsaved={isUnsaved}>
      <Switch isOn={isOffered} onChange={onChange}>
        {offer}
      </Switch>
      <p className={styles.hint}>
        {inbox} <Link to="/dashboard/inbox">{shell.pages.inbox}</Link>.
      </p>
    </SideCard>
  )
}
