import { IconPlus } from '@tabler/icons-react'
import { Menu, MenuItem, MenuTrigger, Text } from 'react-aria-components'
import { type BlockKind, blockLimits } from '../../../domain/pages/block.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { blockIcons } from './block-icons.ts'
import styles from './block-list.module.css'
import type { BlocksForm } from './blocks-form.ts'
import { blockWords } from './words.ts'

type AddBlockProps = {
  form: BlocksForm
  before?: { id: string; name: string }
  onAdded: (id: string) => void
}

export function AddBlock({ form, before, onAdded }: AddBlockProps) {
  const words = useWords(blockWords)
  const isDisabled = form.rows.length >= blockLimits.blocks
  const add = (kind: BlockKind) => onAdded(form.add(kind, before?.id ?? null))
  return (
    <div className={before ? styles.between : styles.last}>
      <MenuTrigger>
        {before ? (
          <IconButton label={words.addBefore(before.name)} isDisabled={isDisabled}>
            <IconPlus size={16} aria-hidden="true" />
          </IconButton>
        ) : (
          <Button isDisabled={isDisabled} icon={<IconPlus size={18} aria-hidden="true" />}>
            {words.add}
          </Button>
        )}
        <Popover placement={before ? 'bottom' : 'bottom start'}>
          <Menu
            className={menuClass}
            aria-label={words.chooseKind}
            onAction={(kind) => add(kind as BlockKind)}
          >
            {form.offered.map((kind) => (
              <Kind key={kind} kind={kind} />
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {!before && isDisabled && <p>{words.full}</p>}
    </div>
  )
}

function Kind({ kind }: { kind: BlockKind }) {
  const { name, hint } = useWords(blockWords).kinds[kind]
  const Icon = blockIcons[kind]
  return (
    <MenuItem id={kind} textValue={name} className={`${menuItemClass} ${styles.kind}`}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span>
        <Text slot="label">{name}</Text>
        <Text slot="description">{hint}</Text>
      </span>
    </MenuItem>
  )
}
