import { catalogue } from '../languages/catalogue.ts'

export const galleryWords = catalogue({
  en: {
    gallery_label: 'Gallery',
    gallery_carousel: 'carousel',
    gallery_slide: 'slide',
    gallery_viewer: 'Gallery viewer',
    gallery_previous: 'Previous',
    gallery_next: 'Next',
    gallery_close: 'Close',
    gallery_position: '{index} of {total}',
    gallery_picture: 'Image {index} of {total}',
    gallery_video: 'Video {index} of {total}',
    gallery_thumbnails: 'Thumbnails',
    gallery_youtube: 'Watch on YouTube',
  },
  ar: {
    gallery_label: 'المعرض',
    gallery_carousel: 'شريط عرض',
    gallery_slide: 'شريحة',
    gallery_viewer: 'عارض المعرض',
    gallery_previous: 'السابق',
    gallery_next: 'التالي',
    gallery_close: 'إغلاق',
    gallery_position: '{index} من {total}',
    gallery_picture: 'الصورة {index} من {total}',
    gallery_video: 'الفيديو {index} من {total}',
    gallery_thumbnails: 'الصور المصغّرة',
    gallery_youtube: 'المشاهدة على يوتيوب',
  },
})
export type GalleryWords = (typeof galleryWords)['en']
