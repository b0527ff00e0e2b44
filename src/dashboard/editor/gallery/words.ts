export type GalleryWords = {
  title: string
  hint: string
  addImages: string
  addVideo: string
  editVideo: string
  videoAddress: string
  add: string
  apply: string
  image: (number: number) => string
  video: (number: number) => string
  actionsOn: (item: string) => string
  actions: Record<'earlier' | 'later' | 'replace' | 'edit' | 'remove', string>
  undoRemoval: (item: string) => string
  drag: (item: string) => string
  movedTo: (item: string, place: number, total: number) => string
  titlesOf: (item: string) => string
  titlesHint: string
  noTitle: string
  itemTitle: string
  notSaved: string
  removed: string
  full: string
}

const english: GalleryWords = {
  title: 'Gallery',
  hint: 'The site shows them in this order. Images can also be dropped or pasted here.',
  addImages: 'Add images',
  addVideo: 'Add video',
  editVideo: 'Edit video',
  videoAddress: 'YouTube link',
  add: 'Add',
  apply: 'Apply',
  image: (number) => `image ${number}`,
  video: (number) => `video ${number}`,
  actionsOn: (item) => `Actions for ${item}`,
  actions: {
    earlier: 'Move earlier',
    later: 'Move later',
    replace: 'Replace',
    edit: 'Edit',
    remove: 'Remove',
  },
  undoRemoval: (item) => `Keep ${item}`,
  drag: (item) => `Drag ${item}`,
  movedTo: (item, place, total) => `${item}: moved to ${place} of ${total}`,
  titlesOf: (item) => `Titles of ${item}`,
  titlesHint: 'Shown below it on the site and read aloud by screen readers.',
  noTitle: 'Add a title',
  itemTitle: 'Title',
  notSaved: 'Not saved yet',
  removed: 'Will be removed',
  full: 'No more items fit into one save. Save first, then add the rest.',
}

const arabic: GalleryWords = {
  title: 'المعرض',
  hint: 'تظهر في الموقع بهذا الترتيب، ويمكن إفلات الصور أو لصقها هنا.',
  addImages: 'إضافة صور',
  addVideo: 'إضافة فيديو',
  editVideo: 'تعديل الفيديو',
  videoAddress: 'رابط يوتيوب',
  add: 'إضافة',
  apply: 'تطبيق',
  image: (number) => `الصورة ${number}`,
  video: (number) => `الفيديو ${number}`,
  actionsOn: (item) => `إجراءات ${item}`,
  actions: {
    earlier: 'نقل إلى موضع أسبق',
    later: 'نقل إلى موضع لاحق',
    replace: 'استبدال',
    edit: 'تعديل',
    remove: 'إزالة',
  },
  undoRemoval: (item) => `إبقاء ${item}`,
  drag: (item) => `سحب ${item}`,
  movedTo: (item, place, total) => `${item}: الموضع ${place} من ${total}`,
  titlesOf: (item) => `عناوين ${item}`,
  titlesHint: 'تظهر تحته في الموقع، وتقرؤها قارئات الشاشة.',
  noTitle: 'إضافة عنوان',
  itemTitle: 'العنوان',
  notSaved: 'لم يُحفظ بعد',
  removed: 'سيُزال',
  full: 'لا تتّسع عملية حفظ واحدة للمزيد. احفظ أولًا ثم أضف الباقي.',
}

export const galleryWords = { en: english, ar: arabic }
