import { Link } from 'react-router'
import { Switch } from '../../../ui/switch.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import styles from './place-card.module.css'

type OfferCardProps = {
  isOffered: boolean
  isUnsaved: boolean
  onChange: (isOffered: boolean) => void
}

/** Whether visitors are offered a form, and where what they write arrives. */
export function OfferCard({ isOffered, isUnsaved, onChange }: OfferCardProps) {
  const { words } = useInterface()
  const { title, offer, inbox } = words.contact.form
  return (
    <SideCard title={title} isUnsaved={isUnsaved}>
      <Switch isOn={isOffered} onChange={onChange}>
        {offer}
      </Switch>
      <p className={styles.hint}>
        {inbox} <Link to="/dashboard/inbox">{words.shell.pages.inbox}</Link>.
      </p>
    </SideCard>
  )
}
