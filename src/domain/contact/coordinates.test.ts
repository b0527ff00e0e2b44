import { describe, expect, test } from 'vitest'
import { isShortMapLink, nudged, coordinatesIn } from './coordinates.ts'

const hama = { lat: 35.1318, lng: 36.7578 }

describe('a place', () => {
  test.each([
    '35.1318, 36.7578',
    ' 35.1318,36.7578 ',
    '35.1318 36.7578',
    '35.1318° , 36.7578°',
    '٣٥٫١٣١٨، ٣٦٫٧٥٧٨',
    'geo:35.1318,36.7578?z=16',
    'https://www.google.com/maps/@35.1318,36.7578,15z',
    'https://www.google.com/maps/place/Hama/@35.2,36.8,13z/data=!3m1!4b1!4m6!3m5!8m2!3d35.1318!4d36.7578!16s',
    'https://www.google.com/maps?q=35.1318,36.7578',
    'https://www.google.com/maps/search/?api=1&query=35.1318%2C36.7578',
    'https://maps.google.com/?q=loc:35.1318,+36.7578',
    'https://www.openstreetmap.org/#map=16/35.1318/36.7578',
    'https://www.openstreetmap.org/?mlat=35.1318&mlon=36.7578#map=12/35.5/36.5',
    'https://maps.apple.com/?ll=35.1318,36.7578',
    '\u200e35.1318, 36.7578',
    'Hama: 35.1318, 36.7578',
    'معملنا في حماة ٣٥٫١٣١٨، ٣٦٫٧٥٧٨ قرب النواعير',
    'https://telegram.org/maps?lat=35.1318&lon=36.7578',
    'https://example.org/map?zoom=9&longitude=36.7578&latitude=35.1318',
    'https://osmand.net/map?pin=35.1318,36.7578#16/35.2/36.8',
    'https://mapy.cz/zakladni?x=36.7578&y=35.1318&z=16',
    'https://2gis.ae/geo?m=36.7578%2C35.1318%2F16',
    'https://www.google.com/maps/place/35.1318+36.7578',
    '35.1318° N, 36.7578° E',
    '35.1318N 36.7578E',
    'Lat: 35.1318, Long: 36.7578',
    'latitude 35.1318 longitude 36.7578',
    'خط العرض: ٣٥٫١٣١٨، خط الطول: ٣٦٫٧٥٧٨',
    '35,1318; 36,7578',
    'https://www.google.com/maps/search/35.1318,+36.7578?entry=tts',
    'https://www.google.com/maps/dir//35.1318,36.7578/',
    'https://www.bing.com/maps?cp=35.1318~36.7578&lvl=16',
    'https://yandex.com/maps/?ll=36.7578%2C35.1318&z=16',
    'https://yandex.ru/maps/10/hama/?whatshere%5Bpoint%5D=36.7578%2C35.1318&ll=36.8,35.2',
    'N 35.1318 E 36.7578',
    '36.7578° E, 35.1318° N',
    '35.1318 north, 36.7578 east',
    '٣٥٫١٣١٨° شمالًا، ٣٦٫٧٥٧٨° شرقًا',
    '٣٥٫١٣١٨ ش ٣٦٫٧٥٧٨ ق',
    '(35.1318, 36.7578)',
    '[35.1318; 36.7578]',
    '35.1318 / 36.7578',
    '35.1318 N / 36.7578 E',
    'SRID=4326;POINT(36.7578 35.1318)',
    '{"type": "Point", "coordinates": [36.7578, 35.1318]}',
    '35,1318 36,7578',
    '+35.1318, +36.7578',
    '35.1318,36.7578,15z',
    '35.1318، 36.7578.',
    'GPS: 35.1318, 36.7578',
    'الإحداثيات: ٣٥٫١٣١٨، ٣٦٫٧٥٧٨',
    'خط عرض 35.1318 وخط طول 36.7578',
    'خط العرض ٣٥٫١٣١٨ وخط الطول ٣٦٫٧٥٧٨',
    'lat. 35.1318, long. 36.7578',
    'lat=35.1318&lng=36.7578',
    '{"latitude": 35.1318, "longitude": 36.7578}',
    'https://maps.google.com/maps?f=q&q=(35.1318,36.7578)',
    'https://www.google.com/maps/dir/35.2,36.8/35.1318,36.7578/',
    'https://www.google.com/maps/dir/35.2,36.8/35.1318,36.7578/@35.15,36.77,12z',
    'https://www.waze.com/live-map/directions?to=ll.35.1318%2C36.7578',
    'https://wego.here.com/?map=35.1318,36.7578,15,normal',
    'https://maps.apple.com/place?coordinate=35.1318,36.7578&name=Hama',
    '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=36.7%2C35.1%2C36.8%2C35.2&amp;layer=mapnik&amp;marker=35.1318%2C36.7578"></iframe>',
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3263.9!2d36.7578!3d35.1318!2m3!1f0" width="600"></iframe>',
  ])('is read from %s', (text) => {
    expect(coordinatesIn(text)).toEqual(hama)
  })

  test.each([
    `35°07'54.5"N 36°45'28.1"E`,
    `35°07'54.5"N36°45'28.1"E`,
    '35° 7′ 54.5″ N, 36° 45′ 28.1″ E',
    '35º07’54.5”N 36º45’28.1”E',
    `N 35°07'54.5" E 36°45'28.1"`,
    `36°45'28.1"E 35°07'54.5"N`,
    `35°07'54.5", 36°45'28.1"`,
    "35°7.90833'N 36°45.46833'E",
    'N35 07.90833 E36 45.46833',
    'N 35° 07.90833 E 036° 45.46833',
    '35 07 54.5 N 36 45 28.1 E',
    `٣٥°٠٧'٥٤٫٥" ش ٣٦°٤٥'٢٨٫١" ق`,
  ])('is read in minutes and seconds from %s', (text) => {
    const { lat, lng } = coordinatesIn(text) ?? {}
    expect(lat).toBeCloseTo(35.131806, 5)
    expect(lng).toBeCloseTo(36.757806, 5)
  })

  test('lies in the south and west, too', () => {
    expect(coordinatesIn('33.9° S, 70.6° W')).toEqual({ lat: -33.9, lng: -70.6 })
    expect(coordinatesIn('\u221233.9, \u221270.6')).toEqual({ lat: -33.9, lng: -70.6 })

    expect(coordinatesIn('-33.9, -70.6')).toEqual({ lat: -33.9, lng: -70.6 })
    expect(coordinatesIn('90, -180')).toEqual({ lat: 90, lng: -180 })
  })

  test.each([
    '',
    'Hama',
    '35.1318',
    '35,1318, 36,7578',
    '90.1, 36',
    '35, 180.5',
    '1235, 36',
    '35.13 x 36.75',
    '12/5',
    '35.131836.7578',
    '35.1318 N, 36.7578 N',
    '35.1318 N, 36.7578',
    '-35.1318 N, 36.7578 E',
    `35°61'N 36°45'E`,
    'https://maps.app.goo.gl/abc',
    'https://example.com/?page=35',
    '%',
  ])('is not read from %j', (text) => {
    expect(coordinatesIn(text)).toBeUndefined()
  })

  test('is not named by a short link', () => {
    expect(isShortMapLink(' https://maps.app.goo.gl/Hk3')).toBe(true)
    expect(isShortMapLink('https://www.google.com/maps?q=1,2')).toBe(false)
  })

  test('is nudged about ten metres at a time and stays on the map', () => {
    expect(nudged(hama, 1, -10)).toEqual({ lat: 35.1319, lng: 36.7568 })
    expect(nudged({ lat: 90, lng: -180 }, 10, -1)).toEqual({ lat: 90, lng: -180 })
  })
})
