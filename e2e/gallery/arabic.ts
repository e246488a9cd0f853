/** Enough Arabic for two views, given as a host gives texts of its own. */
export const arabic = {
  locale: 'ar',
  messages: {
    connect: {
      title: 'اربط محفظة',
      installed: 'مثبّتة',
      allWallets: 'كل المحافظ',
      guide: 'ليست لديك محفظة؟',
      guideLink: 'ابدأ من هنا',
    },
    account: {
      accounts: 'الحسابات',
      explorer: 'مستكشف الكتل',
      disconnect: 'قطع الاتصال',
    },
  },
} as const
