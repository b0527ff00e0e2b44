import type { ContactItem } from './contact.ts'

export function whatsappAddress(value: string, text = ''): string {
  const address = `https://wa.me/${value.replace(/\D/g, '')}`
  return text ? `${address}?text=${encodeURIComponent(text)}` : address
}

export function phoneAddress(value: string): string {
  return `tel:${value.replace(/\s/g, '').replace(/^((?:\+|00)[\d-]+)\(0\)/, '$1')}`
}

export function contactAddress({ type, value }: ContactItem): string {
  if (type === 'phone') return phoneAddress(value)
  if (type === 'email') return `mailto:${value}`
  return type === 'whatsapp' ? whatsappAddress(value) : value
}
