const english = {
  contact_hours: 'Opening hours',
  contact_closed: 'Closed',
}

const arabic: typeof english = {
  contact_hours: 'ساعات العمل',
  contact_closed: 'مغلق',
}

export const hoursWords = { en: english, ar: arabic }
