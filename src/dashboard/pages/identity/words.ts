import { catalogue } from '../../../domain/languages/catalogue.ts'
import type { OrganisationKind } from '../../../domain/contact/organisation.ts'
import { isolated } from '../../../ui/isolated.ts'

export const identityWords = catalogue({
  en: {
    preview: 'How it looks',
    logoHint:
      'Shown beside the name in the header and footer; without a logo, the first letter of the name stands in for it. An image with a transparent background works best.',
    logoDarkHint:
      'Shown on images, in the footer and in the dark theme. Without one, the main logo is shown there, too.',
    iconHint:
      'A square image for browser tabs and the home screen of phones. Without one, a roughly square logo is used, otherwise the first letter of the name.',
    organisation: 'Organisation',
    organisationHint: 'Search engines read this on the home page. Leave blank what does not apply.',
    kind: 'Kind of organisation',
    kinds: {
      Organization: 'Organisation in general',
      LocalBusiness: 'Local business',
      MedicalClinic: 'Clinic',
      School: 'School',
      LegalService: 'Law firm',
      Store: 'Shop',
      ProfessionalService: 'Engineering or professional service',
      NGO: 'NGO or cooperative',
    } satisfies Record<OrganisationKind, string>,
    founded: 'Year founded',
    hours: 'Opening hours',
    hoursHint:
      'They show beneath the contact details. A day ends at 24:00; write hours past midnight on the next day.',
  },
  ar: {
    preview: 'كما سيظهر',
    logoHint:
      'يظهر بجانب الاسم في رأس الموقع وتذييله، وإن لم يوجد ظهر الحرف الأول من الاسم. الأفضل صورة شفّافة الخلفية.',
    logoDarkHint:
      'يظهر فوق الصور وفي التذييل وفي المظهر الداكن. وإن لم يوجد ظهر الشعار الأول مكانه.',
    iconHint:
      'صورة مربّعة لتبويب المتصفّح وشاشة الهاتف الرئيسية. وإن لم توجد ظهر الشعار إن كان قريبًا من المربّع، وإلّا فالحرف الأول من الاسم.',
    organisation: 'المؤسّسة',
    organisationHint: 'تقرؤها محرّكات البحث في الصفحة الرئيسية. اترك ما لا ينطبق فارغًا.',
    kind: 'نوع المؤسّسة',
    kinds: {
      Organization: 'مؤسّسة بوجه عامّ',
      LocalBusiness: 'نشاط تجاري محلّي',
      MedicalClinic: 'عيادة أو مركز طبّي',
      School: 'مدرسة أو معهد',
      LegalService: 'مكتب محاماة',
      Store: 'متجر',
      ProfessionalService: 'خدمات هندسية أو مهنية',
      NGO: 'جمعية أو تعاونية',
    },
    founded: 'سنة التأسيس',
    hours: 'ساعات العمل',
    hoursHint: `تظهر أسفل بيانات التواصل. ينتهي اليوم عند ${isolated('24:00')}، وساعات ما بعد منتصف الليل تُكتب في اليوم التالي.`,
  },
})
