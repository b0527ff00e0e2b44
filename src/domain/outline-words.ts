import type { PageOutline } from './page.ts'

/** By field, as the values of a page have them. What is blank is left to those who know it. */
export type OutlineTexts = Record<string, string>
type OutlineWords = Record<Exclude<PageOutline, 'blank'>, OutlineTexts>

export const englishOutlines: OutlineWords = {
  about: {
    title: 'About us',
    'body:opening1': '<p>Say in a few sentences what you do, for whom, and since when.</p>',
    'label:figure01': 'founded',
    'label:figure02': 'people on the team',
    'label:figure03': 'customers',
    'heading:howwedo1': 'How we work',
    'body:howwedo1': '<p>Say what people can count on when they work with you.</p>',
    'heading:contact1': 'Shall we talk?',
    'words:contact1': 'Tell us what you have in mind.',
    'button:contact1': 'Write to us',
  },
  people: {
    title: 'Our team',
    'body:opening1': '<p>Say whom visitors will meet, and what each of them looks after.</p>',
    'heading:persons1': 'Who we are',
  },
  questions: {
    title: 'Questions',
    lead: 'What people ask us most.',
    'question:asking01': 'How can I reach you?',
    'question:asking02': 'When are you open?',
    'question:asking03': 'What does it cost?',
    'question:asking04': 'How long does it take?',
    'heading:contact1': 'Still wondering?',
    'words:contact1': 'Ask us. There are no silly questions.',
    'button:contact1': 'Ask us',
  },
  careers: {
    title: 'Careers',
    'body:opening1':
      '<p>Say what it is like to work with you, whom you are looking for, and what you offer.</p>',
    'heading:answers1': 'Open positions',
    'heading:contact1': 'Nothing that fits?',
    'words:contact1': 'Write to us all the same, and tell us what you are good at.',
    'button:contact1': 'Introduce yourself',
  },
  privacy: {
    title: 'Privacy',
    lead: 'What this site keeps of you, and what it does not.',
    'body:opening1': [
      '<h2>When you read</h2>',
      '<p>This site sets no cookies and does not follow you. If you choose a language or a theme, your browser remembers it; it is not sent to us. We count how often each page is read, in which language, and which site led to it, without knowing who reads; if your browser asks not to be tracked, you are not counted. Network addresses are counted for a short time to hold off attacks, and are not kept with what you read. Pages that fail or are slow leave a line in our log, without your address.</p>',
      '<h2>When you write to us</h2>',
      '<p>The contact form keeps your name, e-mail address and message, your phone number if you give one, the language of the page and the time. Only our staff read it. We delete it when you ask us to; for 30 days after that it can still be recovered, and copies in backups go when those do.</p>',
      '<h2>What comes from elsewhere</h2>',
      '<p>Where a page has videos, their preview pictures come from YouTube, and so does a video once you play it. The map on the contact page comes from OpenStreetMap. Both then learn your address. Everything else comes from our own server.</p>',
      '<h2>Who is responsible</h2>',
      '<p>Name here who answers for this site, where the server stands, and how to reach you with questions about your data.</p>',
    ].join(''),
  },
  terms: {
    title: 'Terms of use',
    'body:opening1': [
      '<h2>What this site is for</h2>',
      '<p>Say who runs this site and what visitors may expect of it.</p>',
      '<h2>Texts and pictures</h2>',
      '<p>Say who owns them, and what others may do with them.</p>',
      '<h2>Prices and offers</h2>',
      '<p>Say whether they are binding, and until when.</p>',
      '<h2>Links to other sites</h2>',
      '<p>Say that others answer for what their sites show.</p>',
      '<h2>Which law applies</h2>',
      '<p>Name the law, and the court that decides.</p>',
    ].join(''),
  },
}

export const arabicOutlines: OutlineWords = {
  about: {
    title: 'من نحن',
    'body:opening1': '<p>اكتب في بضع جمل ماذا تقدّمون، ولمن، ومنذ متى.</p>',
    'label:figure01': 'سنة التأسيس',
    'label:figure02': 'عدد أفراد الفريق',
    'label:figure03': 'عدد العملاء',
    'heading:howwedo1': 'كيف نعمل',
    'body:howwedo1': '<p>اكتب ما الذي يمكن أن يعوّل عليه من يعمل معكم.</p>',
    'heading:contact1': 'هل نتحدّث؟',
    'words:contact1': 'أخبرنا بما تفكّر فيه.',
    'button:contact1': 'راسلنا',
  },
  people: {
    title: 'فريقنا',
    'body:opening1': '<p>اكتب من سيلتقي الزائر، وما الذي يهتمّ به كلّ منهم.</p>',
    'heading:persons1': 'تعرّف إلينا',
  },
  questions: {
    title: 'أسئلة شائعة',
    lead: 'أكثر ما نُسأل عنه.',
    'question:asking01': 'كيف أتواصل معكم؟',
    'question:asking02': 'ما أوقات العمل لديكم؟',
    'question:asking03': 'كم تبلغ التكلفة؟',
    'question:asking04': 'كم يستغرق ذلك؟',
    'heading:contact1': 'لم تجد جوابك؟',
    'words:contact1': 'اسألنا، ولا تتردّد.',
    'button:contact1': 'اسألنا',
  },
  careers: {
    title: 'الوظائف',
    'body:opening1': '<p>اكتب كيف يبدو العمل معكم، وعمّن تبحثون، وماذا تقدّمون.</p>',
    'heading:answers1': 'الشواغر الحالية',
    'heading:contact1': 'لم تجد ما يناسبك؟',
    'words:contact1': 'راسلنا على أيّ حال، وأخبرنا بما تتقنه.',
    'button:contact1': 'عرّفنا بنفسك',
  },
  privacy: {
    title: 'الخصوصية',
    lead: 'ما الذي يحتفظ به هذا الموقع عنك، وما الذي لا يحتفظ به.',
    'body:opening1': [
      '<h2>حين تقرأ</h2>',
      '<p>لا يضع هذا الموقع ملفّات تعريف ارتباط ولا يتعقّبك. إذا اخترت لغة أو مظهرًا تذكّر متصفّحك اختيارك من دون أن يرسله إلينا. ونُحصي عدد مرّات قراءة كلّ صفحة، وبأيّ لغة، وأيّ موقع قاد إليها، من دون أن نعرف من القارئ، وإذا طلب متصفّحك عدم التتبّع فلا تُحصى زيارتك. تُعدّ العناوين الشبكية مدّة قصيرة لصدّ الهجمات، ولا تُحفظ مع ما تقرؤه. والصفحات التي تتعثّر أو تتأخّر تترك سطرًا في سجلّنا من دون عنوانك.</p>',
      '<h2>حين تراسلنا</h2>',
      '<p>يحتفظ نموذج التواصل باسمك وبريدك الإلكتروني ورسالتك، وبرقم هاتفك إن ذكرته، وبلغة الصفحة ووقت الإرسال. لا يقرؤها سوى فريقنا. ونحذفها متى طلبت ذلك، ويمكن استرجاعها خلال 30 يومًا بعد الحذف، وتزول نسخها الاحتياطية مع زوال تلك النسخ.</p>',
      '<h2>ما يأتي من مواقع أخرى</h2>',
      '<p>إذا تضمّنت الصفحة مقاطع فيديو فصور معاينتها تأتي من YouTube، وكذلك المقطع حين تشغّله. وتأتي الخريطة في صفحة التواصل من OpenStreetMap. وعندئذ يعرف كلاهما عنوانك الشبكي. وكلّ ما عدا ذلك يأتي من خادمنا.</p>',
      '<h2>من المسؤول</h2>',
      '<p>اذكر هنا من المسؤول عن هذا الموقع، وأين يقع الخادم، وكيف يتواصل معكم من لديه سؤال عن بياناته.</p>',
    ].join(''),
  },
  terms: {
    title: 'شروط الاستخدام',
    'body:opening1': [
      '<h2>الغرض من هذا الموقع</h2>',
      '<p>اكتب من يدير هذا الموقع، وما الذي يمكن أن يتوقّعه الزائر منه.</p>',
      '<h2>النصوص والصور</h2>',
      '<p>اذكر من يملكها، وما الذي يُسمح للآخرين بفعله بها.</p>',
      '<h2>الأسعار والعروض</h2>',
      '<p>اذكر هل هي ملزمة، وإلى متى.</p>',
      '<h2>روابط المواقع الأخرى</h2>',
      '<p>اذكر أنّ أصحاب تلك المواقع مسؤولون عمّا يُعرض فيها.</p>',
      '<h2>القانون المعتمد</h2>',
      '<p>اذكر القانون الذي تخضع له هذه الشروط، والمحكمة المختصّة.</p>',
    ].join(''),
  },
}
