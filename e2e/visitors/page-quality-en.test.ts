import { testPageQuality } from "./page-quality";

testPageQuality("en");
