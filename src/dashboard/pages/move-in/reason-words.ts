import { catalogue } from '../../../domain/languages/catalogue.ts'

export const reasonWords = catalogue<Record<string, string>>({
  en: {
    'This kind is not taken in: --as {kind}=posts would.':
      'This kind is left out: choose where it goes under “What becomes what”.',
    'Products are not taken in yet: --as product=products takes them in as articles.':
      'This kind is left out: choose where it goes under “What becomes what”.',
    'PDFs of texts are taken in with --pictures FOLDER.':
      'PDFs come with a ZIP file of the old site’s uploads: add it under “Files”, or choose under “What becomes what” to fetch them from the old site.',
    'Pictures are taken in with --pictures FOLDER.':
      'Images come with a ZIP file of the old site’s uploads: add it under “Files”, or choose under “What becomes what” to fetch them from the old site.',
  },
  ar: {
    'This kind is not taken in: --as {kind}=posts would.':
      'هذا النوع مستبعَد: اختر وجهته في «أين يذهب كلّ شيء».',
    'Products are not taken in yet: --as product=products takes them in as articles.':
      'هذا النوع مستبعَد: اختر وجهته في «أين يذهب كلّ شيء».',
    'PDFs of texts are taken in with --pictures FOLDER.':
      'تأتي ملفات PDF في ملف ZIP من ملفات الموقع القديم: أضفه إلى «الملفات»، أو اختر في «أين يذهب كلّ شيء» تنزيلها من الموقع القديم.',
    'Pictures are taken in with --pictures FOLDER.':
      'تأتي الصور في ملف ZIP من صور الموقع القديم: أضفه إلى «الملفات»، أو اختر في «أين يذهب كلّ شيء» تنزيلها من الموقع القديم.',
    'It was changed or published here since.': 'عُدِّل أو نُشر هنا بعد النقل.',
    'Its history does not reach back to what it was.': 'لا يعود السجلّ إلى ما كان عليه النصّ.',
    'Something here shows it.': 'يُعرض في مكان ما هنا.',
    'It becomes no topic.': 'لا يصير موضوعًا.',
    'Fewer than two texts carry it.': 'لا يحمله نصّان على الأقلّ.',
    'It was deleted here.': 'حُذف هنا من قبل.',
    'There is no room for more topics.': 'لا يتّسع المكان لمواضيع أخرى.',
    'There is no room for more pages.': 'لا يتّسع المكان لصفحات أخرى.',
    'Its text in another language is here already: add this one there.':
      'نصّه بلغة أخرى موجود هنا من قبل: أضف هذا إليه.',
    'It is here already as a text of its own, and is not joined.':
      'هو موجود هنا من قبل نصًّا مستقلًّا، ولا يُربط.',
    'It is here already as one text in two languages, and is not separated.':
      'هو موجود هنا من قبل نصًّا واحدًا بلغتين، ولا يُفصل.',
    'It is here already, and what changed there since is not taken in yet.':
      'موجود هنا من قبل، ولا تُنقل بعد تغييراته اللاحقة هناك.',
    'Its title changed there, and came in.': 'تغيّر عنوانه هناك، ونُقل العنوان الجديد.',
    'Its title changed there, but was changed here, too: it stays.':
      'تغيّر عنوانه هناك، وعُدّل هنا أيضًا، فبقي على حاله.',
    'Its text changed there, and came in.': 'تغيّر نصّه هناك، ونُقل النصّ الجديد.',
    'Its text changed there, but was changed here, too: it stays.':
      'تغيّر نصّه هناك، وعُدّل هنا أيضًا، فبقي على حاله.',
    'Its author changed there, and came in.': 'تغيّر كاتبه هناك، ونُقل اسمه الجديد.',
    'Its author changed there, but was changed here, too: it stays.':
      'تغيّر كاتبه هناك، وعُدّل هنا أيضًا، فبقي على حاله.',
    'Its title in search results changed there, and came in.':
      'تغيّر عنوانه في النتائج هناك، ونُقل العنوان الجديد.',
    'Its title in search results changed there, but was changed here, too: it stays.':
      'تغيّر عنوانه في النتائج هناك، وعُدّل هنا أيضًا، فبقي على حاله.',
    'Its description in search results changed there, and came in.':
      'تغيّر وصفه في النتائج هناك، ونُقل الوصف الجديد.',
    'Its description in search results changed there, but was changed here, too: it stays.':
      'تغيّر وصفه في النتائج هناك، وعُدّل هنا أيضًا، فبقي على حاله.',
    'Its date, topics, cover or videos changed there: see whether they still fit here.':
      'تغيّر هناك تاريخه أو مواضيعه أو غلافه أو مقاطع الفيديو فيه: تحقّق منها هنا.',
    'Its cover or videos changed there: see whether they still fit here.':
      'تغيّر هناك غلافها أو مقاطع الفيديو فيها: تحقّق منها هنا.',
    'It changed there, but a page that is public here stays as it is.':
      'تغيّرت هناك، لكنّ الصفحة المنشورة هنا تبقى على حالها.',
    'It changed there, but its text is longer now than that of a page can be.':
      'تغيّرت هناك، وصار نصّها أطول من المسموح في صفحة.',
    'It came in beside its text in another language, which is here already.':
      'نُقل إلى جانب نصّه بلغة أخرى، وهو موجود هنا من قبل.',
    'More of its addresses there lead here now.': 'صارت روابط أخرى له هناك تقود إلى هنا.',
    'It is not in this export: it stays here.': 'ليس في ملف التصدير هذا، ويبقى هنا.',
    '{n} texts that came earlier are not in this export: they stay here.':
      'نصوص نُقلت من قبل وليست في ملف التصدير هذا، وتبقى هنا: {n}.',
    'It is public here, so that what came in waits to be published.':
      'هو منشور هنا، فينتظر الجديد أن تنشره.',
    'Its pictures were added to what is here.': 'أُضيفت صوره إلى الموجود هنا.',
    'It was changed here since, so that pictures are not added there.':
      'عُدِّل هنا بعد النقل، فلا تُضاف إليه الصور.',
    'It has more topics than an article can.': 'مواضيعه أكثر من المسموح للمقال.',
    'It may be the same text as number {n}, which stands alone.':
      'ربما كان النصّ نفسه ذا الرقم {n}، وقد بقي كلّ منهما وحده.',
    'These addresses answer already, so that no redirect was made: {addresses}':
      'هذه الروابط مستعملة هنا، فلم يُنشأ لها تحويل: {addresses}',
    'Pictures are left out: {names}': 'صور مستبعَدة: {names}',
    'Its cover is left out.': 'استُبعدت صورة غلافه.',
    'Files that are neither pictures nor PDFs are not taken in yet.':
      'لا تُنقل بعد الملفات التي ليست صورًا ولا ملفات PDF.',
    'No text that is taken in links to it.': 'لا يقود إليه رابط في أيّ نصّ منقول.',
    'The folder does not have it, or not as a PDF of at most 25 MB.':
      'ليس في المجلّد، أو ليس ملف PDF لا يزيد على 25 ميغابايت.',
    'The old site does not have it, or not as a PDF of at most 25 MB.':
      'ليس في الموقع القديم، أو ليس ملف PDF لا يزيد على 25 ميغابايت.',
    'There is no room for more files.': 'لا تتّسع المكتبة لملفات أخرى.',
    'No text that is taken in shows it.': 'لا يعرضها أيّ نصّ منقول.',
    'The folder does not have it, or not as a picture of at most 10 MB and 40 megapixels.':
      'ليست في المجلّد، أو ليست صورة لا تزيد على 10 ميغابايت و40 ميغابكسل.',
    'The old site does not have it, or not as a picture of at most 10 MB and 40 megapixels.':
      'ليست في الموقع القديم، أو ليست صورة لا تزيد على 10 ميغابايت و40 ميغابكسل.',
    'The old site did not answer when it was asked for it.': 'لم يُجب الموقع القديم حين طُلبت منه.',
    'It is fetched from the old site once the run is started.':
      'تُنزَّل من الموقع القديم حين يبدأ النقل.',
    'A gallery has no room for these pictures: {names}': 'لا يتّسع المعرض لهذه الصور: {names}',
    'Its text is longer than that of a page can be.': 'نصّه أطول من المسموح في صفحة.',
    'It has no text there: its template or a plug-in made what it showed.':
      'لا نصّ له هناك: صنع محتواه القالب أو إضافة من إضافات الموقع.',
    'Its address is {path}, as {wanted} is taken.': 'رابطه {path} لأن الرابط {wanted} مستعمل.',
    'Its end is missing: the file is damaged.': 'نهايته ناقصة: الملف تالف.',
    'Its end is missing: export it again, so that nothing is lost.':
      'نهايته ناقصة: صدّره من جديد كي لا يضيع شيء.',
    'It cannot be read: the file is damaged.': 'لا يمكن قراءته: الملف تالف.',
    'It is larger than 25 MB, or damaged.': 'هو أكبر من 25 ميغابايت، أو تالف.',
    'Another file has it, too: it is number {n}.': 'هو في ملف آخر أيضًا، ورقمه {n}.',
    'Another site has a text of its number: move its file in by itself.':
      'لموقع آخر نصّ بالرقم نفسه: انقل ملفه وحده.',
    'It is larger than 16 MB.': 'حجمه أكبر من 16 ميغابايت.',
    'This site has no language "{languages}": add it, then run this again.':
      'ليست اللغة {languages} في هذا الموقع: أضفها ثم جرّب النقل مرّة أخرى.',
    'It is larger than 1 MB.': 'حجمه أكبر من 1 ميغابايت.',
    'It is what visitors read: its newer text comes in.': 'هذا ما يقرؤه الزوّار: يُنقل نصّه الأحدث.',
    'It cannot be read.': 'لا يمكن قراءته.',
    'It is the head of a list there.': 'هو رأس قائمة هناك.',
    'It is no text in UTF-8.': 'ليس نصًّا بترميز UTF-8.',
    'It has no front matter.': 'لا بيانات في أوله.',
    'It is no Markdown: save it as Markdown first.': 'ليس بصيغة Markdown: احفظه بها أولًا.',
    'Its front matter has no end.': 'لا نهاية لبياناته الأولى.',
    'Its front matter is longer than 64 KB.': 'بياناته الأولى أطول من 64 كيلوبايت.',
    'Its front matter cannot be read: it is no plain YAML, TOML or JSON.':
      'لا يمكن قراءة بياناته الأولى: ليست YAML أو TOML أو JSON بسيطًا.',
    'Its text is in the format of the editor of Ghost alone: save it there once more and export again.':
      'نصّه بصيغة محرّر Ghost وحدها: احفظه هناك مرّة أخرى ثم صدّر الملف من جديد.',
    'Another row has its id and its language.': 'لصفّ آخر معرّفه ولغته.',
    'A quotation mark in it has no other: the rows after it are read.':
      'فيه علامة اقتباس بلا نظير: تُقرأ الصفوف التي بعده.',
    'It has more cells than there are headings.': 'خلاياه أكثر من العناوين.',
    'Its text takes too long to read.': 'تستغرق قراءة نصّه وقتًا أطول من المسموح.',
    'Another menu there is the main one.': 'القائمة الرئيسية هناك غيرها.',
    'The menu here is arranged already.': 'القائمة هنا مرتّبة من قبل.',
    'There is no room for more entries in the menu.': 'لا تتّسع القائمة لعناصر أخرى.',
    'It leads nowhere.': 'لا يقود إلى شيء.',
    'It chooses the language, for which this site has a menu of its own.':
      'يختار اللغة، ولاختيار اللغة في هذا الموقع قائمة خاصّة.',
    'It stands higher here: a menu has one level of groups.':
      'ارتفع هنا مستوى: في القائمة مستوى واحد من المجموعات.',
    'It became a group, in which its own link comes first.': 'صار مجموعة أولها رابطه نفسه.',
    'The end of its label is left out: it is longer than 60 characters.':
      'حُذف آخر اسمه لأنّه أطول من 60 حرفًا.',
    'It is no content of its own.': 'ليس محتوى قائمًا بنفسه.',
    'It is in the trash there.': 'هو في سلّة المحذوفات هناك.',
    'It was begun there and never saved.': 'بدأ هناك ولم يُحفظ.',
    'A language had another cover, which is in the gallery now.':
      'كان للغة غلاف آخر، وهو الآن في المعرض.',
    'It is the home page there: the one here is arranged under "Pages".':
      'هو الصفحة الرئيسية هناك: ترتّب الصفحة الرئيسية هنا في «الصفحات».',
    'It showed the posts there: the section shows them here.':
      'كانت تعرض المقالات هناك: يعرضها القسم هنا.',
    'Its text is longer than one can be here.': 'نصّه أطول من المسموح هنا.',
    'It has neither a title nor a text.': 'لا عنوان له ولا نصّ.',
    'It has no title.': 'لا عنوان له.',
    'Left out, as it is too long ({field}): {text}': 'استُبعد لأنّه أطول من المسموح ({field}): {text}',
    'Videos stand beneath the text now: {addresses}': 'صارت مقاطع الفيديو أسفل النصّ: {addresses}',
    'A gallery has no room for these videos: {addresses}':
      'لا يتّسع المعرض لمقاطع الفيديو هذه: {addresses}',
    'Became a link: {addresses}': 'صار رابطًا: {addresses}',
    'Links to files stay as they are: {addresses}': 'بقيت روابط الملفات على حالها: {addresses}',
    'Links to what is not here stay as they are: {addresses}':
      'بقيت روابط ما ليس هنا على حالها: {addresses}',
    'Left out: {parts}': 'أجزاء مستبعَدة: {parts}',
    'It was not public there: {status}.': 'لم يكن منشورًا هناك: {status}.',
    'A password protected it there.': 'كان محميًّا هناك بكلمة مرور.',
    'It was not published: it lacks a title or a text.': 'لم يُنشر: ينقصه عنوان أو نصّ.',
    'It was not published: it lacks a language that the rule for publishing asks for.':
      'لم يُنشر: تنقصه لغة تشترطها قاعدة النشر.',
    'It was not published: its text in another language was not public there.':
      'لم يُنشر: لم يكن نصّه بلغة أخرى منشورًا هناك.',
    'It has no date in the past.': 'لا تاريخ ماضيًا له.',
    'Comments are left out: {n}.': 'تعليقات مستبعَدة: {n}.',
    'It is no file that the library takes ({language}).':
      'ليس من الملفات التي تقبلها المكتبة ({language}).',
    'This site has no language "{language}".': 'ليست اللغة {language} في هذا الموقع.',
    'Its text is incomplete ({language}).': 'نصّه ناقص ({language}).',
    'Its logo is left out.': 'استُبعد شعاره.',
    'The address leads elsewhere here.': 'يقود هذا الرابط هنا إلى وجهة أخرى.',
    'The address answers here.': 'هذا الرابط مستعمل هنا.',
    'There is no room for more redirects.': 'لا يتّسع المكان لتحويلات أخرى.',
    'It leads to what is not here.': 'يقود إلى محتوى غير موجود هنا.',
    'It waits to be published.': 'لغة تنتظر النشر.',
    'A page here has its code as its address.': 'توجد هنا صفحة رابطها رمز هذه اللغة.',
    'It cannot be a form here.': 'لا يصلح نموذجًا هنا.',
    'It is chosen here already.': 'محدَّد هنا من قبل.',
    'The home page here is arranged already.': 'الصفحة الرئيسية هنا مرتّبة من قبل.',
    'What is written here stays: {values}': 'يبقى المكتوب هنا: {values}',
    'Dates that are left out: {dates}': 'مواعيد مستبعَدة: {dates}',
  },
})
