/** What the statement's PDF says beside its entries; the names of most columns are the table's (`csv_…`). English is the source. */
export const enPdf = {
  title: 'Account statement',
  days: '{period}. Days in Indian time (IST). Amounts in rupees.',
  cash: 'Cash at the start {opening}, in {moneyIn}, out {moneyOut}, at the end {closing}',
  page: 'Page {page, number} of {count, number}',
  part: 'This part: entries {first, number} to {last, number} of {total, number}, {period}',
  at: 'Date and time (IST)',
  amount: 'Amount',
  after: 'After',
} as const;
