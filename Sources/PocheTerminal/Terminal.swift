import PocheKit
