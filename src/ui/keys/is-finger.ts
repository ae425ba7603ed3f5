/**
 * Under a finger a field that has the focus brings up the keyboard, over what is read or asked. In a
 * dialog no button has it either: what is typed on other keys would press it.
 */
export const isFinger = (): boolean => matchMedia("(pointer: coarse)").matches;
