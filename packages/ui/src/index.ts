export { Accordion, AccordionItem, type AccordionItemProps } from "./Accordion/Accordion.tsx";
export { Badge, type BadgeProps } from "./Badge/Badge.tsx";
export {
  BarBreakdown,
  type BarBreakdownProps,
  type BarItem,
} from "./BarBreakdown/BarBreakdown.tsx";
export { Button, type ButtonProps } from "./Button/Button.tsx";
export { Callout, type CalloutProps } from "./Callout/Callout.tsx";
export { Card, type CardProps } from "./Card/Card.tsx";
export { Checkbox, type CheckboxProps } from "./Checkbox/Checkbox.tsx";
export { ChoiceChips, type ChoiceChipsProps } from "./ChoiceChips/ChoiceChips.tsx";
export { Columns, type ColumnsProps } from "./Columns/Columns.tsx";
export {
  type DataColumn,
  type DataRow,
  DataTable,
  type DataTableProps,
} from "./DataTable/DataTable.tsx";
export { Disclosure, type DisclosureProps } from "./Disclosure/Disclosure.tsx";
export { DisclosureRow, type DisclosureRowProps } from "./DisclosureRow/DisclosureRow.tsx";
export { ErrorBoundary, type ErrorBoundaryProps } from "./ErrorBoundary/ErrorBoundary.tsx";
export { FieldRows, type FieldRowsProps } from "./FieldRows/FieldRows.tsx";
export { Heading, type HeadingProps } from "./Heading/Heading.tsx";
export { Icon, type IconProps } from "./Icon/Icon.tsx";
export { Inline, type InlineProps } from "./Inline/Inline.tsx";
export { type KeyFigure, KeyFigures, type KeyFiguresProps } from "./KeyFigures/KeyFigures.tsx";
export { KitWordsProvider } from "./KitWords/KitWords.tsx";
export type { KitWords } from "./KitWords/kitWords.en.ts";
export {
  LineChart,
  type LineChartProps,
  type LineMark,
  type LinePoint,
  type LineSeries,
} from "./LineChart/LineChart.tsx";
export { LinkButton, type LinkButtonProps } from "./LinkButton/LinkButton.tsx";
export { type LinkProps, LinkProvider } from "./LinkProvider/LinkProvider.tsx";
export { Menu, MenuItem, type MenuItemProps, type MenuProps } from "./Menu/Menu.tsx";
export { MenuGroup, MobileMenu, type MobileMenuProps } from "./MobileMenu/MobileMenu.tsx";
export { MoneyField, type MoneyFieldProps } from "./MoneyField/MoneyField.tsx";
export {
  type NumberedItem,
  NumberedList,
  type NumberedListProps,
} from "./NumberedList/NumberedList.tsx";
export { NumberField, type NumberFieldProps } from "./NumberField/NumberField.tsx";
export { PercentField, type PercentFieldProps } from "./PercentField/PercentField.tsx";
export { SearchField, type SearchFieldProps } from "./SearchField/SearchField.tsx";
export { Section, type SectionProps } from "./Section/Section.tsx";
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from "./SegmentedControl/SegmentedControl.tsx";
export { Select, type SelectOption, type SelectProps } from "./Select/Select.tsx";
export { SkipLink, type SkipLinkProps } from "./SkipLink/SkipLink.tsx";
export { Slider, type SliderProps } from "./Slider/Slider.tsx";
export { Spinner, type SpinnerProps } from "./Spinner/Spinner.tsx";
export { Stack, type StackProps } from "./Stack/Stack.tsx";
export { type AreaSeries, StackedArea, type StackedAreaProps } from "./StackedArea/StackedArea.tsx";
export { Stepper, type StepperProps } from "./Stepper/Stepper.tsx";
export { Text, type TextProps } from "./Text/Text.tsx";
export { TextField, type TextFieldProps } from "./TextField/TextField.tsx";
export { TextLink, type TextLinkProps } from "./TextLink/TextLink.tsx";
export { TickList, type TickListProps } from "./TickList/TickList.tsx";
export { ToastProvider, useToast } from "./Toast/ToastProvider.tsx";
export type { ToastMessage } from "./Toast/toasts.ts";
export { Tooltip, type TooltipProps, TooltipProvider } from "./Tooltip/Tooltip.tsx";
export { defaultTheme } from "./theme/defaultTheme.css.ts";
export { VisuallyHidden, type VisuallyHiddenProps } from "./VisuallyHidden/VisuallyHidden.tsx";
