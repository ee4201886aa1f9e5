import angleDoubleLeft from 'primeicons/raw-svg/angle-double-left.svg?shape';
import angleDoubleRight from 'primeicons/raw-svg/angle-double-right.svg?shape';
import arrowRight from 'primeicons/raw-svg/arrow-right.svg?shape';
import arrowsH from 'primeicons/raw-svg/arrows-h.svg?shape';
import arrowsV from 'primeicons/raw-svg/arrows-v.svg?shape';
import bars from 'primeicons/raw-svg/bars.svg?shape';
import bell from 'primeicons/raw-svg/bell.svg?shape';
import box from 'primeicons/raw-svg/box.svg?shape';
import calendar from 'primeicons/raw-svg/calendar.svg?shape';
import chartBar from 'primeicons/raw-svg/chart-bar.svg?shape';
import checkCircle from 'primeicons/raw-svg/check-circle.svg?shape';
import checkSquare from 'primeicons/raw-svg/check-square.svg?shape';
import chevronDown from 'primeicons/raw-svg/chevron-down.svg?shape';
import chevronLeft from 'primeicons/raw-svg/chevron-left.svg?shape';
import chevronRight from 'primeicons/raw-svg/chevron-right.svg?shape';
import chevronUp from 'primeicons/raw-svg/chevron-up.svg?shape';
import clock from 'primeicons/raw-svg/clock.svg?shape';
import cog from 'primeicons/raw-svg/cog.svg?shape';
import copy from 'primeicons/raw-svg/copy.svg?shape';
import download from 'primeicons/raw-svg/download.svg?shape';
import ellipsisH from 'primeicons/raw-svg/ellipsis-h.svg?shape';
import expand from 'primeicons/raw-svg/expand.svg?shape';
import globe from 'primeicons/raw-svg/globe.svg?shape';
import home from 'primeicons/raw-svg/home.svg?shape';
import inbox from 'primeicons/raw-svg/inbox.svg?shape';
import key from 'primeicons/raw-svg/key.svg?shape';
import palette from 'primeicons/raw-svg/palette.svg?shape';
import paperclip from 'primeicons/raw-svg/paperclip.svg?shape';
import plus from 'primeicons/raw-svg/plus.svg?shape';
import print from 'primeicons/raw-svg/print.svg?shape';
import questionCircle from 'primeicons/raw-svg/question-circle.svg?shape';
import refresh from 'primeicons/raw-svg/refresh.svg?shape';
import search from 'primeicons/raw-svg/search.svg?shape';
import shield from 'primeicons/raw-svg/shield.svg?shape';
import shop from 'primeicons/raw-svg/shop.svg?shape';
import signOut from 'primeicons/raw-svg/sign-out.svg?shape';
import slidersH from 'primeicons/raw-svg/sliders-h.svg?shape';
import sortAlt from 'primeicons/raw-svg/sort-alt.svg?shape';
import sparkles from 'primeicons/raw-svg/sparkles.svg?shape';
import star from 'primeicons/raw-svg/star.svg?shape';
import table from 'primeicons/raw-svg/table.svg?shape';
import tag from 'primeicons/raw-svg/tag.svg?shape';
import thLarge from 'primeicons/raw-svg/th-large.svg?shape';
import thumbtack from 'primeicons/raw-svg/thumbtack.svg?shape';
import timesCircle from 'primeicons/raw-svg/times-circle.svg?shape';
import trash from 'primeicons/raw-svg/trash.svg?shape';
import undo from 'primeicons/raw-svg/undo.svg?shape';
import upload from 'primeicons/raw-svg/upload.svg?shape';
import user from 'primeicons/raw-svg/user.svg?shape';
import users from 'primeicons/raw-svg/users.svg?shape';
import type { IconSet } from './icon-shape.ts';
import { ownShapes } from './own-shapes.ts';

/**
 * The other icons that the portal itself names. A word of the portal is never
 * the name of a different icon of PrimeIcons, because services use those names too.
 */
export const workbenchIcons: IconSet = {
  shapes: {
    ...ownShapes,
    'angle-double-left': angleDoubleLeft,
    'angle-double-right': angleDoubleRight,
    'arrow-right': arrowRight,
    'arrows-h': arrowsH,
    'arrows-v': arrowsV,
    bars,
    bell,
    box,
    calendar,
    'chart-bar': chartBar,
    'check-circle': checkCircle,
    'check-square': checkSquare,
    'chevron-down': chevronDown,
    'chevron-left': chevronLeft,
    'chevron-right': chevronRight,
    'chevron-up': chevronUp,
    clock,
    cog,
    copy,
    download,
    'ellipsis-h': ellipsisH,
    expand,
    globe,
    home,
    inbox,
    key,
    palette,
    paperclip,
    plus,
    print,
    'question-circle': questionCircle,
    refresh,
    search,
    shield,
    shop,
    'sign-out': signOut,
    'sliders-h': slidersH,
    'sort-alt': sortAlt,
    sparkles,
    star,
    table,
    tag,
    'th-large': thLarge,
    thumbtack,
    'times-circle': timesCircle,
    trash,
    undo,
    upload,
    user,
    users,
  },
  names: {
    arrow: 'arrow-right',
    assistant: 'sparkles',
    bad: 'times-circle',
    cal: 'calendar',
    chart: 'chart-bar',
    clip: 'paperclip',
    cols: 'table',
    dl: 'download',
    down: 'chevron-down',
    empty: 'inbox',
    fold: 'angle-double-left',
    full: 'expand',
    gear: 'cog',
    grid: 'th-large',
    help: 'question-circle',
    lang: 'globe',
    left: 'chevron-left',
    logout: 'sign-out',
    menu: 'bars',
    more: 'ellipsis-h',
    ok: 'check-circle',
    pin: 'thumbtack',
    raise: 'chevron-up',
    redo: 'refresh',
    right: 'chevron-right',
    sliders: 'sliders-h',
    store: 'shop',
    taller: 'arrows-v',
    todo: 'check-square',
    unfold: 'angle-double-right',
    up: 'upload',
    wider: 'arrows-h',
  },
};
